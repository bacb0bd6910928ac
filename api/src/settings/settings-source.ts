import type { CountryCode } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { findSettings } from './settings.repository.ts';
import type { CountrySettings, ShopSettings } from './settings.ts';

/** Where requests get the settings from: always at once, never older than a few seconds. */
export interface SettingsSource {
  of(country: CountryCode): CountrySettings;
  current(): ShopSettings;
  /** Reads what changed now; for tests and for whoever just changed something. */
  refresh(): Promise<void>;
}

export interface SettingsOptions {
  /** After this age a request sets off a look at the version, and is itself answered with what is there. */
  maxAgeMs?: number;
  now?: () => number;
  onError: (error: unknown) => void;
}

/** Reads the settings and keeps them for every request of this process. */
export async function createSettingsSource(db: Kysely<Database>, options: SettingsOptions): Promise<SettingsSource> {
  const { maxAgeMs = 5000, now = Date.now, onError } = options;
  const first = await findSettings(db);
  if (!first) throw new Error('The settings could not be read');
  let settings = first;
  let checkedAt = now();

  async function refresh() {
    checkedAt = now();
    settings = (await findSettings(db, settings.version)) ?? settings;
  }

  function current() {
    if (now() - checkedAt > maxAgeMs) refresh().catch(onError);
    return settings;
  }

  return { current, refresh, of: (country) => current().countries[country] };
}
