import { type CountryCode, countryCodes } from '@odeta/contracts';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database, Row } from '../db/database.ts';
import { dayOf } from '../settings/country-day.ts';
import { type DocumentPeriod, documentPeriods } from './periods.ts';

const newYearAfter = (day: RawBuilder<unknown>, years: number, month = 1) =>
  sql`make_date(extract(year from ${day})::int + ${years + 1}::int, ${month}::int, 1)`;

/** The first day on which nobody has to keep the documents of a day any more. */
const endOf: Record<DocumentPeriod['from'], (day: RawBuilder<unknown>, years: number) => RawBuilder<unknown>> = {
  day: (day, years) => sql`${day} + ${years * 365}::int`,
  'year-end': (day, years) => newYearAfter(day, years),
  'tax-year-end': (day, years) => newYearAfter(sql`(${day} + make_interval(months => 1))`, years),
  july: (day, years) => newYearAfter(day, years, 7),
};

/** Whether the documents of this time need not be kept in the country any more. */
const isOver = (country: CountryCode, time: RawBuilder<unknown>) => {
  const { years, from } = documentPeriods[country];
  return sql`${endOf[from](dayOf(country, time), years)} <= ${dayOf(country, sql`now()`)}`;
};

const isExpired = (country: CountryCode) => {
  const last = sql`greatest(o.placed_at, (select max(issued_at) from invoice where order_id = o.id))`;
  return sql`(
    o.country = ${country} and ${isOver(country, last)}
    and not exists (select from return_case r where r.order_id = o.id and r.liable_until >= ${dayOf(country, sql`now()`)})
  )`;
};

/** Goods, sums and ledger stay, for statistics; the name tells which orders still have their personal data. */
const expired = sql`
  select o.id from shop_order o
  where o.placed_at < now() - make_interval(days => ${Math.min(...countryCodes.map((code) => documentPeriods[code].years)) * 365}::int)
    and o.bill_to->>'lastName' is distinct from '' and (${sql.join(countryCodes.map(isExpired), sql` or `)})
    and o.state not in ('awaiting-payment', 'placed', 'in-progress', 'subsequent')
    and not exists (select from refund r where r.order_id = o.id and r.state = 'requested')
    and not exists (select from return_case r where r.order_id = o.id and r.state not in ('completed', 'cancelled'))
`;

const blank = (column: string) =>
  sql`(select coalesce(jsonb_object_agg(key, ''), '{}') from jsonb_each(${sql.ref(column)}))`;

/**
 * Deletes the documents of orders that no law asks for any more, and the personal data in the orders themselves, of guests and of customers.
 * Returns how many orders it has found.
 */
export async function deleteOrderData(trx: Transaction<Database>, most: number): Promise<number> {
  const { rows } = await sql<
    Pick<Row<'shopOrder'>, 'id'>
  >`${expired} order by o.placed_at limit ${most} for update skip locked`.execute(trx);
  if (rows.length === 0) return 0;
  const ids = sql`any(${rows.map(({ id }) => id)}::uuid[])`;
  const returns = sql`(select id from return_case where order_id = ${ids})`;
  await sql`delete from invoice where order_id = ${ids}`.execute(trx);
  await sql`delete from return_attachment where return_id in ${returns}`.execute(trx);
  await sql`update return_case set bank_account = '', holder = '', note = '', answer = '' where order_id = ${ids}`.execute(
    trx,
  );
  await sql`
    update withdrawal set name = '', email = '', bank_account = '', holder = '', goods = case when goods is not null then '' end
    where order_id = ${ids}
  `.execute(trx);
  // Employees and the warehouse may have named the buyer in their words.
  await sql`delete from order_event where order_id = ${ids}`.execute(trx);
  await sql`delete from warehouse_event where order_id = ${ids}`.execute(trx);
  await sql`update parcel set tracking = null, tracking_url = null where order_id = ${ids}`.execute(trx);
  await sql`update consent set email = '' where order_id = ${ids}`.execute(trx);
  await sql`
    update shop_order set email = '', session_id = null, invoice_to = null, courier_note = '',
      bill_to = ${blank('bill_to')}, ship_to = ${blank('ship_to')}
    where id = ${ids}
  `.execute(trx);
  return rows.length;
}

/** Statements of withdrawal that belong to no known order; they are kept as long as those of an order. */
export async function deleteUnknownWithdrawals(trx: Transaction<Database>, most: number): Promise<number> {
  const over = countryCodes.map((country) => sql`(country = ${country} and ${isOver(country, sql`received_at`)})`);
  const { numAffectedRows } = await sql`
    delete from withdrawal where id in (
      select id from withdrawal where order_id is null and (${sql.join(over, sql` or `)}) limit ${most} for update skip locked
    )
  `.execute(trx);
  return Number(numAffectedRows ?? 0);
}
