import type { CountryCode } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { allEditions, type Edition, editionOf, inLanguage } from '../language/editions.ts';
import { type CountryPoints, createCountryPoints } from './country-points.ts';
import { findOpenPoints, findPointVersion } from './point.repository.ts';

/** Points from memory in the running language, at most a few seconds old. */
export interface PointSource {
  of(country: CountryCode): Promise<CountryPoints>;
}

interface Options {
  /**
   * When the data are older than this, a request starts a check of the version, but is answered with the cached points
   * (stale-while-revalidate).
   */
  maxAgeMs?: number;
  now?: () => number;
  onError: (error: unknown) => void;
}

/** Caches the points of a country and language from the first request until they change. */
export function createPointSource(
  db: Kysely<Database>,
  { maxAgeMs = 2000, now = () => performance.now(), onError }: Options,
): PointSource {
  const kept = new Map<Edition, Promise<CountryPoints>>();
  let version: number | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;

  async function load(country: CountryCode) {
    version ??= await findPointVersion(db);
    return createCountryPoints(await findOpenPoints(db, country));
  }

  function keep(country: CountryCode) {
    const loading = load(country);
    const edition = editionOf(country);
    loading.catch(() => kept.delete(edition));
    kept.set(edition, loading);
    return loading;
  }

  /** Cached points are only replaced when the new ones are loaded. */
  async function follow() {
    const current = await findPointVersion(db);
    if (current === version) return;
    version = current;
    for (const { country, language, edition } of allEditions.filter((one) => kept.has(one.edition))) {
      const fresh = await inLanguage(language, () => load(country));
      kept.set(edition, Promise.resolve(fresh));
    }
  }

  return {
    of(country) {
      if (now() - checkedAt > maxAgeMs) {
        checkedAt = now();
        if (kept.size > 0) follow().catch(onError);
      }
      return kept.get(editionOf(country)) ?? keep(country);
    },
  };
}
