import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { nextReturnState } from '../order-states/return-machine.ts';

export interface DueRefund {
  /** Id of the row. */
  id: string;
  /** Id of the refund for the provider. */
  refundId: string;
  orderId: string;
  paymentId: string;
  providerId: string | null;
  country: CountryCode;
  orderNumber: string;
  amount: number;
  currency: string;
}

/** Refunds of payments that the provider has not confirmed. Postpones the next attempt of each, so that no other instance takes it. */
export async function takeDueRefunds(
  db: Kysely<Database>,
  { now, againSeconds, most }: { now: Date; againSeconds: number; most: number },
): Promise<DueRefund[]> {
  const { rows } = await sql<DueRefund>`
    with due as (
      select id from refund where state = 'requested' and payment_id is not null and check_at <= ${now}
      order by check_at limit ${most} for update skip locked
    )
    update refund r set check_at = ${now}::timestamptz + make_interval(secs => ${againSeconds})
    from due, payment p, shop_order o
    where r.id = due.id and p.id = r.payment_id and o.id = p.order_id
    returning r.id, case when r.key is null then p.id else r.id end as refund_id, o.id as order_id, p.id as payment_id,
      p.provider_id, o.country, o.number as order_number, r.amount, p.currency
  `.execute(db);
  return rows;
}

/** The caller has locked the order. Returns whether the refund was still open. */
export async function saveRefunded(trx: Transaction<Database>, { id, orderId }: { id: string; orderId: string }) {
  const { rows } = await sql`
    update refund set state = 'done', settled_at = now() where id = ${id} and state = 'requested' returning id
  `.execute(trx);
  if (rows.length === 0) return false;
  await sql`
    update payment p set state = 'refunded', updated_at = now()
    from refund r
    where r.id = ${id} and p.id = r.payment_id and (
      r.key is null or p.amount <= (select sum(amount) from refund where payment_id = p.id and state = 'done')
    )
  `.execute(trx);
  await sql`
    update shop_order o set payment_state = 'refunded'
    where id = ${orderId} and (state = 'cancelled' or reduced_by = total)
      and not exists (select from refund where order_id = o.id and state = 'requested')
  `.execute(trx);
  await completeReturn(trx, id);
  return true;
}

async function completeReturn(trx: Transaction<Database>, refundId: string): Promise<void> {
  const found = await trx
    .selectFrom('returnCase')
    .select(['id', 'state', 'kind'])
    .where('refundId', '=', refundId)
    .executeTakeFirst();
  const next = found && nextReturnState(found.state, 'refunded', { kind: found.kind, isPaidOut: true });
  if (!next) return;
  await sql`update return_case set state = ${next}, completed_at = now() where id = ${found.id}`.execute(trx);
}
