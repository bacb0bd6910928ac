import type { PushTarget } from '@odeta/contracts';

/** Where notifications are shown: this browser, or the app that shows the page. */
export interface PushDevice {
  /** `unsupported`: notifications are not available here. `denied`: the user blocked them, so that the shop cannot ask again. */
  readPermission(): NotificationPermission | 'unsupported';
  /** Shows the browser's prompt, which needs a user gesture. */
  askPermission(): Promise<NotificationPermission>;
  /** The endpoint or token that identifies the device to the server; `null` when it is not subscribed. */
  readEndpoint(): Promise<string | null>;
  /** @throws when the browser's push service cannot be reached */
  subscribe(publicKey: string): Promise<PushTarget>;
  unsubscribe(): Promise<void>;
}
