import { type Kysely, sql } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database, Row } from '../db/database.ts';
import { type OrderHead, orderHeadColumns } from '../db/order-head.ts';
import { findLegalText, type StoredLegalText } from '../legal/legal-text.repository.ts';

/** An order as it was placed, with further data for its e-mails. Money in minor units. */
const emailColumns = columns('shopOrder as o', 'origin', 'reservedUntil', 'itemsValue', 'arrivesOn', 'laterArrivesOn');

export interface OrderOfEmail extends OrderHead, RowOf<typeof emailColumns> {
  /** Of the accepted terms; `null` while the order waits for its payment. */
  termsVersion: string | null;
}

export async function readOrder(db: Kysely<Database>, orderId: string): Promise<OrderOfEmail> {
  const { rows } = await sql<OrderOfEmail>`
    select ${orderHeadColumns}, ${emailColumns},
      (select text_version from consent c where c.order_id = o.id and c.type = 'regulationsAgreement' limit 1) as terms_version
    from shop_order o where o.id = ${orderId}
  `.execute(db);
  if (!rows[0]) throw new Error(`The order ${orderId} of an e-mail is gone`);
  return rows[0];
}

export interface PaymentOfEmail {
  id: string;
  attempt: number;
  amount: number;
  updatedAt: Date;
}

/** The order's payments, the last attempt first. */
export async function readPayments(
  db: Kysely<Database>,
  orderId: string,
): Promise<(PaymentOfEmail & { state: Row<'payment'>['state'] })[]> {
  return db
    .selectFrom('payment')
    .select(['id', 'attempt', 'amount', 'state', 'updatedAt'])
    .where('orderId', '=', orderId)
    .orderBy('attempt', 'desc')
    .execute();
}

/** Terms that the buyer accepted: in full, or the plain text of versions that are older than `legal_text`. */
export type AcceptedTerms = StoredLegalText | { text: string };

/** `undefined` for versions that are older than both tables. */
export async function findTerms(
  db: Kysely<Database>,
  { country, termsVersion }: Pick<OrderOfEmail, 'country' | 'termsVersion'>,
): Promise<AcceptedTerms | undefined> {
  const version = termsVersion ?? '';
  const found = await findLegalText(db, { country, document: 'terms', version });
  if (found) return found;
  return db
    .selectFrom('terms')
    .select('text')
    .where('country', '=', country)
    .where('version', '=', version)
    .executeTakeFirst();
}
