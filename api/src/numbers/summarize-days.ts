import { type CountryCode, countryCodes } from '@odeta/contracts';
import type { DayFigure } from '@odeta/contracts/staff';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database, Row } from '../db/database.ts';
import { beginOf, todayIn } from '../settings/country-day.ts';
import { dayAfter } from '../settings/last-day.ts';

/** Days whose figures may still change: an order of yesterday is paid, a cart of the day before is ordered. */
const OPEN_DAYS = 3;
/** Days of the past that get their figures when the shop first computes them. */
const PAST_DAYS = 92;
/** Of them in one run. */
const MOST_PAST = 10;

/** For which words of searches are kept. */
const KEPT_DAYS = 365;

interface Deps {
  db: Kysely<Database>;
  now: () => Date;
}

/**
 * Computes the figures of the last days anew, and of earlier ones that have none. However often it runs, they are the same. Words of
 * searches are deleted after a year.
 */
export async function summarizeDays({ db, now }: Deps): Promise<void> {
  for (const country of countryCodes) {
    const today = todayIn(country, now());
    const past = await findMissing(db, country, {
      from: dayAfter(today, -PAST_DAYS),
      until: dayAfter(today, -OPEN_DAYS),
    });
    const open = Array.from({ length: OPEN_DAYS }, (_, ago) => dayAfter(today, -ago));
    for (const day of [...open, ...past]) await saveDay(db, country, day);
    await sql`delete from empty_search where country = ${country} and day < ${dayAfter(today, -KEPT_DAYS)}::date`.execute(
      db,
    );
  }
}

/** Each figure of a day, by statements that read only what happened on it. */
function statementsOf(country: CountryCode, day: string): Record<DayFigure, RawBuilder<unknown>> {
  const isOfDay = (column: string) =>
    sql`${sql.ref(column)} >= ${beginOf(country, day)} and ${sql.ref(column)} < ${beginOf(country, dayAfter(day, 1))}`;
  const placed = sql`from shop_order where country = ${country} and ${isOfDay('placed_at')} and state <> 'awaiting-payment'`;
  const cartsWhere = (condition: RawBuilder<unknown>) => sql`
    select count(*) from cart c where c.country = ${country} and ${isOfDay('c.created_at')}
      and exists (select from cart_item i where i.cart_id = c.id) and ${condition}
  `;
  return {
    orders: sql`select count(*) ${placed}`,
    turnover: sql`select coalesce(sum(total), 0) ${placed}`,
    cancelled: sql`select count(*) from shop_order where country = ${country} and ${isOfDay('cancelled_at')}`,
    returns: sql`select count(*) from return_case where country = ${country} and ${isOfDay('created_at')}`,
    refunded: sql`
      select coalesce(sum(r.amount), 0) from refund r
      left join payment p on p.id = r.payment_id join shop_order o on o.id = coalesce(r.order_id, p.order_id)
      where r.state = 'done' and ${isOfDay('r.settled_at')} and o.country = ${country}
    `,
    carts: cartsWhere(sql`true`),
    cartsWithDelivery: cartsWhere(sql`c.shipping is not null`),
    cartsWithPayment: cartsWhere(sql`c.payment is not null`),
    cartsOrdered: cartsWhere(sql`c.state = 'ordered'`),
  };
}

async function saveDay(db: Kysely<Database>, country: CountryCode, day: string): Promise<void> {
  const figures = Object.entries(statementsOf(country, day));
  const values = sql.join(
    figures.map(([name, statement]) => sql`(${country}, ${day}::date, ${name}, (${statement})::bigint)`),
  );
  await sql`
    insert into day_figure (country, day, name, value) values ${values}
    on conflict (country, day, name) do update set value = excluded.value where day_figure.value <> excluded.value
  `.execute(db);
}

async function findMissing(
  db: Kysely<Database>,
  country: CountryCode,
  { from, until }: { from: string; until: string },
) {
  const { rows } = await sql<Pick<Row<'dayFigure'>, 'day'>>`
    select d::date as day from generate_series(${from}::date, ${until}::date, interval '1 day') d
    where not exists (select from day_figure f where f.country = ${country} and f.day = d::date and f.name = 'orders')
    order by d desc limit ${MOST_PAST}
  `.execute(db);
  return rows.map(({ day }) => day);
}
