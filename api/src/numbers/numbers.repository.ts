import { type CountryCode, countries, countryCodes } from '@odeta/contracts';
import { type DayFigure, type DayRow, dayFigures, type EmptySearch, type EndingStock } from '@odeta/contracts/staff';
import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../db/database.ts';

export interface Period {
  countries: readonly CountryCode[];
  from: string;
  until: string;
}

const none = Object.fromEntries(dayFigures.map((name) => [name, 0])) as Record<DayFigure, number>;

export async function findDays(db: Kysely<Database>, { countries: codes, from, until }: Period): Promise<DayRow[]> {
  const { rows } = await sql<
    Pick<Row<'dayFigure'>, 'country' | 'day'> & { figures: Partial<Record<DayFigure, number>> }
  >`
    select country, day, json_object_agg(name, value) as figures from day_figure
    where country = any(${[...codes]}::text[]) and day between ${from}::date and ${until}::date
    group by country, day order by day desc, country
  `.execute(db);
  return rows.map(({ country, day, figures }) => ({
    ...{ country, day, currency: countries[country].currency },
    ...none,
    ...figures,
  }));
}

/** Fewer may be the words of one person. */
const LEAST_TYPED = 3;
const MOST_ROWS = 500;

export async function findEmptySearches(
  db: Kysely<Database>,
  { countries: codes, from, until }: Period,
): Promise<EmptySearch[]> {
  const { rows } = await sql<EmptySearch>`
    select country, words, sum(count) as count from empty_search
    where country = any(${[...codes]}::text[]) and day between ${from}::date and ${until}::date
    group by country, words having sum(count) >= ${LEAST_TYPED}
    order by count desc, country, words limit ${MOST_ROWS}
  `.execute(db);
  return rows;
}

const SOLD_DAYS = 14;

/** What was ordered in two weeks, and will be gone in half of that time. */
export async function findEndingStock(
  db: Kysely<Database>,
  codes: readonly CountryCode[],
  now: Date,
): Promise<EndingStock[]> {
  const { rows } = await sql<EndingStock>`
    with sold as (
      select o.country, i.variant_id, sum(i.quantity - i.sold_out) as sold
      from shop_order o join order_item i on i.order_id = o.id
      where o.country = any(${codes.length > 0 ? [...codes] : [...countryCodes]}::text[])
        and o.placed_at > ${now}::timestamptz - make_interval(days => ${SOLD_DAYS}) and o.placed_at <= ${now}
        and o.state not in ('awaiting-payment', 'cancelled')
      group by 1, 2
    )
    select s.country, v.sku as article, t.name, v.size, st.on_hand - st.reserved as available, s.sold
    from sold s
    join variant v on v.id = s.variant_id and v.active
    join stock st on st.variant_id = v.id
    join product_text t on t.product_id = v.product_id and t.country = s.country
    where s.sold > 0 and (st.on_hand - st.reserved) * 2 <= s.sold
    order by (st.on_hand - st.reserved)::float8 / s.sold, s.sold desc, s.country, v.sku limit ${MOST_ROWS}
  `.execute(db);
  return rows;
}
