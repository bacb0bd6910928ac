import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database, Row } from '../db/database.ts';
import type { InvoiceDocument, InvoiceKind } from '../db/invoice-document.ts';
import { type OrderHead, orderHeadColumns } from '../db/order-head.ts';

export interface InvoicedOrder extends OrderHead {
  /** The shop's address at which it was placed, in its language. */
  origin: string;
  /** The parcel that was sent first; `null` until then. */
  firstParcel: Row<'parcel'>['id'] | null;
  firstSentAt: Row<'parcel'>['sentAt'];
}

export async function readInvoicedOrder(trx: Transaction<Database>, orderId: string): Promise<InvoicedOrder> {
  const { rows } = await sql<InvoicedOrder>`
    select ${orderHeadColumns}, o.origin, p.id as first_parcel, p.sent_at as first_sent_at
    from shop_order o
    left join lateral (
      select id, sent_at from parcel where order_id = o.id and sent_at is not null order by sent_at, id limit 1
    ) p on true
    where o.id = ${orderId}
  `.execute(trx);
  if (!rows[0]) throw new Error('An order that is invoiced is gone');
  return rows[0];
}

const itemColumns = columns('orderItem as i', 'id', 'name', 'colorName', 'size', 'catalogNumber');

/** Goods of the order, with the price that was paid, and how many pieces the buyer keeps. */
export interface InvoicedItem extends RowOf<typeof itemColumns> {
  kept: number;
  price: number;
}

export async function readInvoicedItems(trx: Transaction<Database>, orderId: string): Promise<InvoicedItem[]> {
  const { rows } = await sql<InvoicedItem>`
    select ${itemColumns}, coalesce(i.price_promo, i.price) as price,
      case o.state when 'cancelled' then 0 else i.quantity - i.sold_out - i.returned end as kept
    from order_item i join shop_order o on o.id = i.order_id
    where i.order_id = ${orderId} order by i.id
  `.execute(trx);
  return rows;
}

export async function readDocuments(trx: Transaction<Database>, orderId: string): Promise<InvoiceDocument[]> {
  const rows = await trx
    .selectFrom('invoice')
    .select('document')
    .where('orderId', '=', orderId)
    .orderBy('issuedAt')
    .orderBy('position')
    .execute();
  return rows.map(({ document }) => document);
}

/** A refund of the order without a correction of the invoice. */
export async function findOpenRefund(trx: Transaction<Database>, orderId: string): Promise<string | null> {
  const { rows } = await sql<Pick<Row<'refund'>, 'id'>>`
    select id from refund r where order_id = ${orderId} and key is not null
      and not exists (select from invoice i where i.refund_id = r.id)
    order by created_at desc, id limit 1
  `.execute(trx);
  return rows[0]?.id ?? null;
}

/**
 * The next number of a series. Its row stays locked until the transaction ends: other transactions wait, and a rollback returns the number.
 * That is why there are no gaps.
 */
export async function nextPosition(
  trx: Transaction<Database>,
  { country, kind, year }: { country: CountryCode; kind: InvoiceKind; year: number },
): Promise<number> {
  const { rows } = await sql<Pick<Row<'invoiceSeries'>, 'lastNumber'>>`
    insert into invoice_series as s (country, kind, year, last_number) values (${country}, ${kind}, ${year}, 1)
    on conflict (country, kind, year) do update set last_number = s.last_number + 1
    returning last_number
  `.execute(trx);
  return rows[0]?.lastNumber ?? 0;
}

export interface ListedInvoice {
  id: string;
  kind: InvoiceKind;
  number: string;
  issuedAt: Date;
}

export const listInvoices = (db: Kysely<Database>, orderId: string): Promise<ListedInvoice[]> =>
  db
    .selectFrom('invoice')
    .select(['id', 'kind', 'number', 'issuedAt'])
    .where('orderId', '=', orderId)
    .orderBy('issuedAt')
    .orderBy('position')
    .execute();

export interface StoredInvoice {
  id: string;
  number: string;
  document: InvoiceDocument;
  pdf: Buffer | null;
}

const stored = (db: Kysely<Database>) => db.selectFrom('invoice').select(['id', 'number', 'document', 'pdf']);

export const findInvoice = (
  db: Kysely<Database>,
  { orderId, id }: { orderId: string; id: string },
): Promise<StoredInvoice | undefined> =>
  stored(db).where('orderId', '=', orderId).where('id', '=', id).executeTakeFirst();

/** Documents that were issued with a parcel or with a refund. */
export const findIssuedWith = (
  db: Kysely<Database>,
  cause: { parcelId: string } | { refundId: string },
): Promise<StoredInvoice[]> =>
  stored(db)
    .where('parcelId' in cause ? 'parcelId' : 'refundId', '=', 'parcelId' in cause ? cause.parcelId : cause.refundId)
    .execute();

/** If two requests create the PDF at once, the first one is stored and returned by both. */
export async function savePdf(db: Kysely<Database>, id: string, pdf: Buffer): Promise<Buffer> {
  await db.updateTable('invoice').set({ pdf }).where('id', '=', id).where('pdf', 'is', null).execute();
  const saved = await db.selectFrom('invoice').select('pdf').where('id', '=', id).executeTakeFirstOrThrow();
  return saved.pdf ?? pdf;
}
