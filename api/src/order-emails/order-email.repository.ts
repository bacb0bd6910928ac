import type { CountryCode, CustomerFields, InvoiceCompany, PickupPoint, Summary } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { PaymentState } from '../db/tables/orders.ts';

/** An order as it was placed, with what its e-mails say besides. Money in minor units. */
export interface OrderOfEmail {
  id: string;
  number: string;
  country: CountryCode;
  email: string;
  origin: string;
  state: Database['shopOrder']['state'];
  paymentState: Database['shopOrder']['paymentState'];
  placedAt: Date;
  reservedUntil: Date | null;
  itemsValue: number;
  clubDiscount: number;
  discountCodeCost: number;
  voucherDiscount: number;
  clubFee: number;
  shippingCost: number;
  total: number;
  reducedBy: number;
  summary: Summary;
  shippingName: string;
  paymentName: string;
  pickupPoint: PickupPoint | null;
  arrivesOn: string;
  laterArrivesOn: string | null;
  billTo: CustomerFields;
  invoiceTo: InvoiceCompany | null;
  shipTo: CustomerFields;
  /** Of the terms that the buyer agreed to; `null` while the order waits for its payment. */
  termsVersion: string | null;
}

export async function readOrder(db: Kysely<Database>, orderId: string): Promise<OrderOfEmail> {
  const { rows } = await sql<OrderOfEmail>`
    select o.id, o.number, o.country, o.email, o.origin, o.state, o.payment_state, o.placed_at, o.reserved_until,
      o.items_value, o.club_discount, o.discount_code_cost, o.voucher_discount, o.club_fee, o.shipping_cost, o.total, o.reduced_by, o.summary,
      o.shipping_name, o.payment_name, o.pickup_point, o.arrives_on, o.later_arrives_on, o.bill_to, o.invoice_to, o.ship_to,
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

/** The payments of an order that are as decided as these states say, the last attempt first. */
export async function readPayments(
  db: Kysely<Database>,
  orderId: string,
): Promise<(PaymentOfEmail & { state: PaymentState })[]> {
  return db
    .selectFrom('payment')
    .select(['id', 'attempt', 'amount', 'state', 'updatedAt'])
    .where('orderId', '=', orderId)
    .orderBy('attempt', 'desc')
    .execute();
}

/** The terms of the version that the buyer agreed to, as they were then; `undefined` for versions that are older than the table. */
export function findTerms(
  db: Kysely<Database>,
  { country, termsVersion }: Pick<OrderOfEmail, 'country' | 'termsVersion'>,
): Promise<{ text: string } | undefined> {
  return db
    .selectFrom('terms')
    .select('text')
    .where('country', '=', country)
    .where('version', '=', termsVersion ?? '')
    .executeTakeFirst();
}
