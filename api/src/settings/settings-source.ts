import type { CountryCode } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { findSettings } from './settings.repository.ts';
import type { CountrySettings, ShopSettings } from './settings.ts';

/** The settings in memory for synchronous access, at most a few seconds old. */
export interface SettingsSource {
  of(country: CountryCode): CountrySettings;
  current(): ShopSettings;
  /** Reloads changed settings immediately; for tests and after changes. */
  refresh(): Promise<void>;
}

export interface SettingsOptions {
  /** Maximum age in milliseconds. A later request starts a refresh, but still gets the cached settings. */
  maxAgeMs?: number;
  now?: () => number;
  onError: (error: unknown) => void;
}

/** Loads the settings and caches them for all requests of this process. Throws when there are none. */
export async function createSettingsSource(db: Kysely<Database>, options: SettingsOptions): Promise<SettingsSource> {
  const { maxAgeMs = 5000, now = () => performance.now(), onError } = options;
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
