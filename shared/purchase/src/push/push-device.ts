import type { PushTarget } from '@odeta/contracts';

/** Where notifications are shown: this browser, or the app that shows the page. */
export interface PushDevice {
  /** `unsupported`: there are none here. `denied`: whoever owns the device lets the shop ask no more. */
  readPermission(): NotificationPermission | 'unsupported';
  /** Asks the visitor; browsers let that happen only after a press. */
  askPermission(): Promise<NotificationPermission>;
  /** What the server knows the device by; `null` when it is not subscribed. */
  readEndpoint(): Promise<string | null>;
  /** Throws when the service of the browser cannot be reached. */
  subscribe(publicKey: string): Promise<PushTarget>;
  unsubscribe(): Promise<void>;
}
