import type { IsShopHost } from '@odeta/node/shop-hosts';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Clock } from '../db/database-clock.ts';
import type { SecurityLog } from './security-log.ts';

/** Dependencies of all features; features add their own (`SettingsDeps`, `CartDeps`, …), and `app.ts` creates all of them. */
export interface BaseDeps {
  db: Kysely<Database>;
  /** Key for signatures. */
  secret: string;
  security: SecurityLog;
  /** The shop's time: the database's clock. Tests set the date with it. */
  now: Clock;
  /** The database's clock, also in tests: for ages and time limits that do not depend on the shop's date. */
  clock: Clock;
  /** Multiplies the number of attempts that one address may make. */
  limitFactor: number;
  /** Whether a host, with its port, is one of the configured ones of the shop. */
  isShopHost: IsShopHost;
}
