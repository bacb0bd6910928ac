import type { CountryCode, CustomerFields, RefundMethod, ReturnKind, ReturnOutcome } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { ReturnWayRow } from '../db/column-types.ts';
import type { Database } from '../db/database.ts';
import type { ReturnState } from '../order-states/return-machine.ts';

/** A return for lists and pages. Money in minor units. */
export interface ReturnViewRow {
  id: string;
  number: string;
  country: CountryCode;
  kind: ReturnKind;
  state: ReturnState;
  orderId: string;
  orderNumber: string;
  createdAt: Date;
  sendBy: string | null;
  outcome: ReturnOutcome | null;
  goods: number;
  fee: number;
  wayCost: number;
  piecesCount: number;
  pictures: { path: string; alt: string }[];
}

export interface ReturnDetailRow extends ReturnViewRow {
  email: string;
  note: string;
  /** An employee's answer; may be empty. */
  answer: string;
  refundMethod: RefundMethod;
  bankAccount: string;
  paymentName: string;
  voucherCode: string | null;
  way: ReturnWayRow | null;
  code: string | null;
  shipTo: CustomerFields;
  sentAt: Date | null;
  receivedAt: Date | null;
  answeredAt: Date | null;
  completedAt: Date | null;
  attachmentsCount: number;
}

const columns = sql`
  r.id, r.number, r.country, r.kind, r.state, r.order_id, o.number as order_number, r.created_at, r.send_by, r.outcome,
  r.goods, r.fee, r.way_cost,
  (select coalesce(sum(quantity), 0) from return_item where return_id = r.id)::int as pieces_count,
  (
    select coalesce(json_agg(json_build_object('path', p.picture, 'alt', p.picture_alt) order by p.id), '[]')
    from (
      select i.id, i.picture, i.picture_alt from return_item w join order_item i on i.id = w.order_item_id
      where w.return_id = r.id order by i.id limit 3
    ) p
  ) as pictures
`;

/** The customer's returns, newest first. */
export async function listReturns(
  db: Kysely<Database>,
  { customerId, offset, most }: { customerId: string; offset: number; most: number },
): Promise<ReturnViewRow[]> {
  const { rows } = await sql<ReturnViewRow>`
    select ${columns} from return_case r join shop_order o on o.id = r.order_id
    where o.customer_id = ${customerId} and r.state <> 'cancelled'
    order by r.created_at desc, r.id limit ${most} offset ${offset}
  `.execute(db);
  return rows;
}

/** The caller checks that the visitor may see the return. */
export async function readReturnRow(db: Kysely<Database>, returnId: string): Promise<ReturnDetailRow> {
  const { rows } = await sql<ReturnDetailRow>`
    select ${columns}, o.email, r.note, r.answer, r.refund_method, r.bank_account, o.payment_name, v.code as voucher_code, r.way, r.code,
      o.ship_to, r.sent_at, r.received_at, r.answered_at, r.completed_at,
      (select count(*) from return_attachment where return_id = r.id)::int as attachments_count
    from return_case r join shop_order o on o.id = r.order_id left join voucher v on v.id = r.voucher_id
    where r.id = ${returnId}
  `.execute(db);
  if (!rows[0]) throw new Error('A return that was just found is gone');
  return rows[0];
}

export interface ReturnedLineRow {
  lineId: number;
  name: string;
  colorName: string;
  size: string;
  price: number;
  pricePromo: number | null;
  picture: string;
  pictureAlt: string;
  quantity: number;
  reason: string;
}

export async function readReturnedLines(db: Kysely<Database>, returnId: string): Promise<ReturnedLineRow[]> {
  const { rows } = await sql<ReturnedLineRow>`
    select i.id as line_id, i.name, i.color_name, i.size, i.price, i.price_promo, i.picture, i.picture_alt, w.quantity, w.reason
    from return_item w join order_item i on i.id = w.order_item_id where w.return_id = ${returnId} order by i.id
  `.execute(db);
  return rows;
}
