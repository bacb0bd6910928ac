import type { Kysely } from 'kysely';
import type { BotGuard } from '../bots/bot-guard.ts';
import type { Database } from '../db/database.ts';
import type { Presence } from '../db/presence.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { OrderEvents } from '../payments/order-events.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { PointSource } from '../points/point-source.ts';
import type { Basket } from '../pricing/cart.ts';
import type { SettingsSource } from '../settings/settings-source.ts';
import type { SecurityLog } from './security-log.ts';
import type { Visitor } from './visitor.ts';

/** What the areas are built on. */
export interface Deps {
  db: Kysely<Database>;
  /** A visitor's cart as it is now; several that are asked for at once are read together. */
  basketOf: (visitor: Pick<Visitor, 'idHash' | 'country'>) => Promise<Basket>;
  settings: SettingsSource;
  mail: Mailer;
  points: PointSource;
  /** Of Mapbox; `null`: the shop draws its own map. */
  mapboxToken: string | null;
  /** Key of what is signed. */
  secret: string;
  /** Who takes the money that is paid online. */
  provider: PaymentProvider;
  orderEvents: OrderEvents;
  presence: Presence;
  bots: BotGuard;
  security: SecurityLog;
  now: () => Date;
  /** Multiplies how many attempts one address may make. */
  limitFactor: number;
}
