import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { SecurityLog } from './security-log.ts';

/** Dependencies of all features; features add their own (`SettingsDeps`, `CartDeps`, …), and `app.ts` creates all of them. */
export interface BaseDeps {
  db: Kysely<Database>;
  /** Key for signatures. */
  secret: string;
  security: SecurityLog;
  now: () => Date;
  /** Multiplies the number of attempts that one address may make. */
  limitFactor: number;
}
