import type { CountryCode } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { editionOf } from '../language/editions.ts';
import { findSettings } from './settings.repository.ts';
import type { CountrySettings, ShopSettings } from './settings.ts';

/** They are used for this many times their maximum age while new ones are loaded. */
const STALE_TIMES = 2;

/** The settings in memory for synchronous access, at most a few seconds old while the database answers. */
export interface SettingsSource {
  /** In the running language. */
  of(country: CountryCode): CountrySettings;
  current(): ShopSettings;
  /** Resolves when they are at most twice their maximum age old. Called before each request: after a pause the first one waits. */
  whenCurrent(): Promise<void>;
  /** Reloads changed settings immediately; for tests and after changes. */
  refresh(): Promise<void>;
}

export interface SettingsOptions {
  /** Maximum age in milliseconds. A later request starts a refresh, but still gets the cached settings up to twice that age. */
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

  let refreshing: Promise<void> | undefined;

  async function refresh() {
    checkedAt = now();
    settings = (await findSettings(db, settings.version)) ?? settings;
  }

  /** One refresh at a time. If it fails, the known settings stay. */
  function refreshOnce() {
    refreshing ??= refresh()
      .catch(onError)
      .finally(() => {
        refreshing = undefined;
      });
    return refreshing;
  }

  function current() {
    if (now() - checkedAt > maxAgeMs) void refreshOnce();
    return settings;
  }

  async function whenCurrent() {
    if (now() - checkedAt > STALE_TIMES * maxAgeMs) await refreshOnce();
  }

  return {
    current,
    refresh,
    whenCurrent,
    of: (country) => current().editions.get(editionOf(country)) ?? current().countries[country],
  };
}
