import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Numbers of goods by category id; categories without goods are missing. */
export type GoodsCounts = ReadonlyMap<number, number>;

interface Deps {
  db: Kysely<Database>;
  now: () => Date;
}

/** Counting a whole country takes longer in large shops than a menu may take, and a menu need not be exact to the minute. */
const MAX_AGE_MS = 60_000;

/** Counts the goods of the country's categories, at most once a minute for all requests of this process. */
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
