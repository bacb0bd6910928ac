import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { SettingsSource } from '../shop/settings-source.ts';

/** What the areas are built on. */
export interface Deps {
  db: Kysely<Database>;
  settings: SettingsSource;
  /** Key of what is signed. */
  secret: string;
  now: () => Date;
}
