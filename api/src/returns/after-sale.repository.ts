import type { Kysely } from 'kysely';
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
