import { type Kysely, sql } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';
import { isClaimedNow } from './payment.repository.ts';

const paymentColumns = columns(
  'payment as p',
  'id',
  'orderId',
  'providerId',
  'state',
  'amount',
  'currency',
  'expiresAt',
);
const orderColumns = columns('shopOrder as o', 'number as orderNumber', 'country');

export type DuePayment = RowOf<typeof paymentColumns> & RowOf<typeof orderColumns>;

/** Open payments that should have had a webhook by now. Postpones the next check of each, so that no other instance takes it. */
export async function takeDue(
  db: Kysely<Database>,
  { now, againSeconds, most }: { now: Date; againSeconds: number; most: number },
): Promise<DuePayment[]> {
  const { rows } = await sql<DuePayment>`
    with due as (
      select id from payment p
      where state in ('new', 'started', 'pending', 'waiting-capture') and check_at <= ${now}
        and not ${isClaimedNow}
      order by check_at limit ${most} for update skip locked
    )
    update payment p set check_at = ${now}::timestamptz + make_interval(secs => ${againSeconds})
    from due, shop_order o
    where p.id = due.id and o.id = p.order_id
    returning ${paymentColumns}, ${orderColumns}
  `.execute(db);
  return rows;
}

/** Minimum seconds between two requests about a payment. */
const PAUSE_SECONDS = 2;

/** An order's open payment, unless somebody is asking the provider about it or has just done so. */
export async function takeWaiting(
  db: Kysely<Database>,
  { orderId, now, againSeconds }: { orderId: string; now: Date; againSeconds: number },
): Promise<DuePayment | undefined> {
  const { rows } = await sql<DuePayment>`
    update payment p set check_at = ${now}::timestamptz + make_interval(secs => ${againSeconds})
    from shop_order o
    where o.id = ${orderId} and p.order_id = o.id and p.state in ('started', 'pending', 'waiting-capture')
      and not ${isClaimedNow}
      and p.check_at <= ${now}::timestamptz + make_interval(secs => ${againSeconds - PAUSE_SECONDS})
    returning ${paymentColumns}, ${orderColumns}
  `.execute(db);
  return rows[0];
}

/** Orders without an open payment whose time to pay has expired. */
export async function findExpired(db: Kysely<Database>, now: Date, most: number): Promise<string[]> {
  const id = columns('shopOrder as o', 'id');
  const { rows } = await sql<RowOf<typeof id>>`
    select ${id} from shop_order o
    where o.state = 'awaiting-payment' and o.reserved_until <= ${now}
      and not exists (
        select from payment p where p.order_id = o.id and p.state in ('new', 'started', 'pending', 'waiting-capture')
      )
    order by o.reserved_until limit ${most}
  `.execute(db);
  return rows.map((order) => order.id);
}
