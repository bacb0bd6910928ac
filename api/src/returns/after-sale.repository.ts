import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../db/database.ts';

/** The returns of an order that were not cancelled, newest first. */
export const readReturnsOf = (db: Kysely<Database>, orderId: string) =>
  db
    .selectFrom('returnCase')
    .select(['id', 'number', 'kind', 'state', 'sendBy'])
    .where('orderId', '=', orderId)
    .where('state', '<>', 'cancelled')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();

const refundColumns = ['amount', 'state', 'settledAt', 'acceptedAt', 'handedOverAt'] as const;
export type OrderRefund = Pick<Row<'refund'>, (typeof refundColumns)[number]>;

/** Refunds, in minor units. */
export const readRefundsOf = (db: Kysely<Database>, orderId: string): Promise<OrderRefund[]> =>
  db
    .selectFrom('refund')
    .select(refundColumns)
    .where('orderId', '=', orderId)
    .where('key', 'is not', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** A voucher that the shop gave in place of money. `amount` in minor units; `until` is its last day (YYYY-MM-DD). */
export interface OrderVoucher {
  amount: number;
  until: string | null;
}

export async function readVouchersOf(db: Kysely<Database>, orderId: string): Promise<OrderVoucher[]> {
  const { rows } = await sql<OrderVoucher>`
    select -l.amount as amount, to_char(v.valid_until, 'YYYY-MM-DD') as until
    from ledger_entry l join voucher v on v.id = l.voucher_id
    where l.order_id = ${orderId} and l.account = 'new-voucher' order by l.id
  `.execute(db);
  return rows;
}
