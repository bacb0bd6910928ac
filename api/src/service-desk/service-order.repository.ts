import { type Kysely, sql } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';
import { findEmailsOf } from '../outbox/sent-email.repository.ts';
import type { FoundOrderRow } from './find-orders.repository.ts';

const orderColumns = columns(
  'shopOrder as o',
  'id',
  'number',
  'country',
  'state',
  'placedAt',
  'email',
  'total',
  'currency',
  'billTo',
  'invoiceTo',
  'shipTo',
  'pickupPoint',
);

export type ServiceOrderRow = RowOf<typeof orderColumns> & Pick<FoundOrderRow, 'customer'>;

export async function readServiceRow(db: Kysely<Database>, orderId: string): Promise<ServiceOrderRow | undefined> {
  const { rows } = await sql<ServiceOrderRow>`
    select ${orderColumns}, c.number as customer
    from shop_order o left join customer c on c.id = o.customer_id where o.id = ${orderId}
  `.execute(db);
  return rows[0];
}

/** Everything that belongs to an order, each list in the order of time. */
export async function readBelongings(db: Kysely<Database>, orderId: string) {
  const [lines, parcels, payments, refunds, emails, returns, invoices, events] = await Promise.all([
    db.selectFrom('orderItem').selectAll().where('orderId', '=', orderId).orderBy('id').execute(),
    db.selectFrom('parcel').selectAll().where('orderId', '=', orderId).orderBy('packedAt').orderBy('id').execute(),
    db
      .selectFrom('payment')
      .select(['method', 'state', 'amount', 'createdAt'])
      .where('orderId', '=', orderId)
      .orderBy('createdAt')
      .execute(),
    db
      .selectFrom('refund')
      .select(['state', 'amount', 'reason', 'createdAt', 'settledAt'])
      .where('orderId', '=', orderId)
      .orderBy('createdAt')
      .execute(),
    findEmailsOf(db, orderId),
    db
      .selectFrom('returnCase')
      .select(['number', 'kind', 'state', 'createdAt'])
      .where('orderId', '=', orderId)
      .orderBy('createdAt')
      .execute(),
    db
      .selectFrom('invoice')
      .select(['number', 'kind', 'issuedAt'])
      .where('orderId', '=', orderId)
      .orderBy('issuedAt')
      .execute(),
    db.selectFrom('orderEvent').select(['type', 'data', 'at']).where('orderId', '=', orderId).orderBy('id').execute(),
  ]);
  return { lines, parcels, payments, refunds, emails, returns, invoices, events };
}

/** The account of a number, as long as it is not deleted. */
export const findCustomer = (db: Kysely<Database>, number: string) =>
  db
    .selectFrom('customer')
    .select(['id', 'number', 'country', 'email'])
    .where('number', '=', number)
    .where('passwordHash', 'is not', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
