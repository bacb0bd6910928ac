import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../db/database.ts';

/** What waits in the database. All of these are found with partial indexes of open rows. */
export interface OpenWork {
  outbox: { kind: Row<'outbox'>['kind']; waiting: number; due: number; oldestDueSeconds: number }[];
  payments: { state: Row<'payment'>['state']; open: number; oldestSeconds: number }[];
  /** `people`: transfers, and what the bank has refused. */
  refunds: { by: 'bank' | 'people'; open: number; oldestSeconds: number }[];
  warehouseEvents: { waiting: number; oldestSeconds: number };
}

/** Seconds since a time; 0 where there is none. */
const since = (time: ReturnType<typeof sql>) =>
  sql<number>`coalesce(extract(epoch from greatest(now() - ${time}, interval '0')), 0)::float8`;

export async function readOpenWork(db: Kysely<Database>): Promise<OpenWork> {
  const outbox = sql<OpenWork['outbox'][number]>`
    select kind, count(*) waiting, count(*) filter (where due_at <= now()) due,
      ${since(sql`min(due_at) filter (where due_at <= now())`)} oldest_due_seconds
    from outbox where state = 'waiting' group by kind
  `.execute(db);
  const payments = sql<OpenWork['payments'][number]>`
    select state, count(*) open, ${since(sql`min(created_at)`)} oldest_seconds
    from payment where state in ('new', 'started', 'pending', 'waiting-capture', 'refunding') group by state
  `.execute(db);
  const refunds = sql<OpenWork['refunds'][number]>`
    with open as (
      select created_at, case when payment_id is null or handed_over_at is not null then 'people' else 'bank' end as by
      from refund where state = 'requested'
    )
    select kinds.by, count(open.by) open, ${since(sql`min(created_at)`)} oldest_seconds
    from (values ('bank'), ('people')) kinds (by) left join open on open.by = kinds.by group by 1
  `.execute(db);
  const events = sql<OpenWork['warehouseEvents']>`
    select count(*) waiting, ${since(sql`min(received_at)`)} oldest_seconds from warehouse_event where state = 'waiting'
  `.execute(db);
  const [mails, paid, back, waiting] = await Promise.all([outbox, payments, refunds, events]);
  return {
    outbox: mails.rows,
    payments: paid.rows,
    refunds: back.rows,
    warehouseEvents: waiting.rows[0] ?? { waiting: 0, oldestSeconds: 0 },
  };
}

/** Messages that were given up in the last day, and variants without a free piece: these read more rows. */
export async function readSlowState(
  db: Kysely<Database>,
): Promise<{ givenUp: number; atZero: number; onSale: number }> {
  const { rows } = await sql<{ givenUp: number; atZero: number; onSale: number }>`
    select
      (select count(*) from outbox where state <> 'waiting' and settled_at > now() - interval '1 day' and state = 'failed') given_up,
      count(*) filter (where s.on_hand <= s.reserved) at_zero, count(*) on_sale
    from variant v join stock s on s.variant_id = v.id where v.active
  `.execute(db);
  return rows[0] ?? { givenUp: 0, atZero: 0, onSale: 0 };
}
