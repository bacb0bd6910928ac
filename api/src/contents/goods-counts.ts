import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../db/database.ts';

/** What the menu says about the products of a category. */
export interface CategoryGoods {
  products: number;
  /** Their highest reduction in percent; `null` if none is reduced. */
  discount: number | null;
}

/** By category id; categories without products are missing. */
export type GoodsCounts = ReadonlyMap<number, CategoryGoods>;

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

interface Known {
  at: number;
  latest: GoodsCounts | null;
  running: Promise<void> | null;
}

/**
 * Counts the products of the country's categories, at most once a minute per process. A menu must not depend on it: while products are
 * counted again, or if that fails, it has the former numbers; `null` if there are none. Only the first menu waits.
 */
export function createGoodsCounts({ count, now, log }: Deps): (country: CountryCode) => Promise<GoodsCounts | null> {
  const countries = new Map<CountryCode, Known>();

  async function refresh(country: CountryCode, known: Known) {
    try {
      known.latest = await count(country);
    } catch (error) {
      log.error({ kind: 'part-unwell', part: 'menu', err: error }, 'The products of the menu could not be counted');
    }
    known.running = null;
  }

  return async (country) => {
    const known = countries.get(country) ?? { at: Number.NEGATIVE_INFINITY, latest: null, running: null };
    countries.set(country, known);
    const at = now().getTime();
    if (known.running === null && at - known.at >= MAX_AGE_MS) {
      known.at = at;
      known.running = refresh(country, known);
    }
    if (known.latest === null) await known.running;
    return known.latest;
  };
}

export async function countByCategory(db: Kysely<Database>, country: CountryCode): Promise<GoodsCounts> {
  const { rows } = await sql<CategoryGoods & Pick<Row<'listing'>, 'categoryId'>>`
    select category_id, count(*) as products, max(discount_percent) as discount
    from listing where country = ${country} group by category_id
  `.execute(db);
  return new Map(rows.map(({ categoryId, ...goods }) => [categoryId, goods]));
}
