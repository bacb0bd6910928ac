import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Numbers of products by category id; categories without products are missing. */
export type GoodsCounts = ReadonlyMap<number, number>;

interface Deps {
  db: Kysely<Database>;
  now: () => Date;
}

/** In large shops, counting takes longer than a menu may take, and the numbers need not be exact to the minute. */
const MAX_AGE_MS = 60_000;

/** Counts the products of the country's categories, at most once a minute per process. */
export function createGoodsCounts({ db, now }: Deps): (country: CountryCode) => Promise<GoodsCounts> {
  const counted = new Map<CountryCode, { at: number; counts: Promise<GoodsCounts> }>();

  return (country) => {
    const known = counted.get(country);
    const at = now().getTime();
    if (known && at - known.at < MAX_AGE_MS) return known.counts;
    const counts = countByCategory(db, country);
    counted.set(country, { at, counts });
    counts.catch(() => counted.delete(country));
    return counts;
  };
}

async function countByCategory(db: Kysely<Database>, country: CountryCode): Promise<GoodsCounts> {
  const { rows } = await sql<{ categoryId: number; products: number }>`
    select category_id, count(*) as products from listing where country = ${country} group by category_id
  `.execute(db);
  return new Map(rows.map(({ categoryId, products }) => [categoryId, products]));
}
