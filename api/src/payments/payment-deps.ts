import type { Presence } from '../db/presence.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import type { OrderEvents } from './order-events.ts';
import type { OrderPort } from './order-port.ts';
import type { PaymentProvider } from './provider.ts';

export interface PaymentDeps extends SettingsDeps {
  provider: PaymentProvider;
  orders: OrderPort;
  orderEvents: OrderEvents;
  presence: Presence;
  /** Receives each state that a payment gets, once it is stored. */
  onSettled?: (state: string) => void;
}
