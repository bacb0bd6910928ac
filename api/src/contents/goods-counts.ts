import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Numbers of products by category id; categories without products are missing. */
export type GoodsCounts = ReadonlyMap<number, number>;

export interface CountsLog {
  error: (error: unknown, message: string) => void;
}

interface Deps {
  count: (country: CountryCode) => Promise<GoodsCounts>;
  now: () => Date;
  log: CountsLog;
}

/** In large shops, counting takes longer than a menu may take, and the numbers need not be exact to the minute. */
const MAX_AGE_MS = 60_000;

/**
 * Counts the products of the country's categories, at most once a minute per process. A menu must not depend on it: if counting fails, the
 * former numbers stay; `null` if there are none.
 */
export function createGoodsCounts({ count, now, log }: Deps): (country: CountryCode) => Promise<GoodsCounts | null> {
  const counted = new Map<CountryCode, { at: number; counts: Promise<GoodsCounts | null> }>();

  return (country) => {
    const known = counted.get(country);
    const at = now().getTime();
    if (known && at - known.at < MAX_AGE_MS) return known.counts;
    const counts = count(country).catch((error: unknown) => {
      log.error(error, 'The products of the menu could not be counted');
      return known?.counts ?? null;
    });
    counted.set(country, { at, counts });
    return counts;
  };
}

export async function countByCategory(db: Kysely<Database>, country: CountryCode): Promise<GoodsCounts> {
  const { rows } = await sql<{ categoryId: number; products: number }>`
    select category_id, count(*) as products from listing where country = ${country} group by category_id
  `.execute(db);
  return new Map(rows.map(({ categoryId, products }) => [categoryId, products]));
}
