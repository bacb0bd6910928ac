import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { SecurityLog } from './security-log.ts';

/** What every feature is built on; features add what is theirs (`SettingsDeps`, `CartDeps`, …), and `app.ts` makes all of it. */
export interface BaseDeps {
  db: Kysely<Database>;
  /** Key of what is signed. */
  secret: string;
  security: SecurityLog;
  now: () => Date;
  /** Multiplies how many attempts one address may make. */
  limitFactor: number;
}
