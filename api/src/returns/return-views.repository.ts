import { type Kysely, type Nullable, sql } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';

const returnColumns = columns(
  'returnCase as r',
  'id',
  'number',
  'country',
  'kind',
  'state',
  'orderId',
  'createdAt',
  'sendBy',
  'outcome',
  'remedy',
  'liableUntil',
  'goods',
  'fee',
  'wayCost',
  'onVoucher',
);
const numberColumn = columns('shopOrder as o', 'number as orderNumber');

/** A return for lists and pages. Money in minor units. */
export interface ReturnViewRow extends RowOf<typeof returnColumns>, RowOf<typeof numberColumn> {
  piecesCount: number;
  /** The bank does not send it, and a person looks after it. */
  refundFailed: boolean;
  pictures: { path: string; alt: string }[];
}

const detailColumns = columns(
  'returnCase as r',
  'note',
  // An employee's answer; may be empty.
  'answer',
  'refundMethod',
  'bankAccount',
  'way',
  'code',
  'sentAt',
  'receivedAt',
  'answeredAt',
  'completedAt',
);
const orderColumns = columns('shopOrder as o', 'email', 'paymentName', 'shipTo');
const voucherColumn = columns('voucher as v', 'code as voucherCode');

export interface ReturnDetailRow
  extends ReturnViewRow,
    RowOf<typeof detailColumns>,
    RowOf<typeof orderColumns>,
    Nullable<RowOf<typeof voucherColumn>> {
  attachmentsCount: number;
}

const viewColumns = sql`
  ${returnColumns}, ${numberColumn},
  (select coalesce(sum(quantity), 0) from return_item where return_id = r.id)::int as pieces_count,
  exists (
    select from refund f where f.id = r.refund_id and f.state = 'requested' and f.handed_over_at is not null
  ) as refund_failed,
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
    select ${viewColumns} from return_case r join shop_order o on o.id = r.order_id
    where o.customer_id = ${customerId} and r.state <> 'cancelled'
    order by r.created_at desc, r.id limit ${most} offset ${offset}
  `.execute(db);
  return rows;
}

/** The caller checks that the visitor may see the return. */
export async function readReturnRow(db: Kysely<Database>, returnId: string): Promise<ReturnDetailRow> {
  const { rows } = await sql<ReturnDetailRow>`
    select ${viewColumns}, ${detailColumns}, ${orderColumns}, ${voucherColumn},
      (select count(*) from return_attachment where return_id = r.id)::int as attachments_count
    from return_case r join shop_order o on o.id = r.order_id left join voucher v on v.id = r.voucher_id
    where r.id = ${returnId}
  `.execute(db);
  if (!rows[0]) throw new Error('A return that was just found is gone');
  return rows[0];
}

export const readReturnedLines = (db: Kysely<Database>, returnId: string) =>
  db
    .selectFrom('returnItem as w')
    .innerJoin('orderItem as i', 'i.id', 'w.orderItemId')
    .select([
      'i.id as lineId',
      'i.name',
      'i.colorName',
      'i.size',
      'i.price',
      'i.pricePromo',
      'i.picture',
      'i.pictureAlt',
    ])
    .select(['w.quantity', 'w.reason'])
    .where('w.returnId', '=', returnId)
    .orderBy('i.id')
    .execute();
