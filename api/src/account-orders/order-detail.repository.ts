import { type Kysely, sql } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';
import type { OrderItemRow } from '../orders/confirmation/confirm.repository.ts';
import { orderSumColumns } from '../pricing/order-summary.ts';
import { stateColumns } from './list-orders.repository.ts';
import type { OrderStateRow } from './order-state.ts';

const detailColumns = columns(
  'shopOrder as o',
  'payment',
  'paymentName',
  'shipTo',
  'billTo',
  'invoiceTo',
  'pickupPoint',
  'courierNote',
);

export interface OrderDetailRow extends OrderStateRow, RowOf<typeof detailColumns>, RowOf<typeof orderSumColumns> {}

/** The caller checks that the visitor may see the order. */
export async function readOrderRow(db: Kysely<Database>, orderId: string): Promise<OrderDetailRow> {
  const { rows } = await sql<OrderDetailRow>`
    select ${stateColumns}, ${detailColumns}, ${orderSumColumns}
    from shop_order o where o.id = ${orderId}
  `.execute(db);
  if (!rows[0]) throw new Error('An order that was just found is gone');
  return rows[0];
}

export type OrderedItem = OrderItemRow & { slug: string | null; isReviewed: boolean; isDelivered: boolean };

/** With the link to the product as long as the shop has it. */
export async function readOrderedItems(db: Kysely<Database>, orderId: string): Promise<OrderedItem[]> {
  const { rows } = await sql<OrderedItem>`
    select i.*, t.slug, exists (select from review r where r.order_item_id = i.id) as is_reviewed, exists (
        select from parcel_item c join parcel k on k.id = c.parcel_id where c.order_item_id = i.id and k.delivered_at is not null
      ) as is_delivered
    from order_item i
    join shop_order o on o.id = i.order_id
    left join variant v on v.id = i.variant_id
    left join product p on p.id = v.product_id
    left join product_text t on t.product_id = p.id and t.country = o.country
    where i.order_id = ${orderId} order by i.id
  `.execute(db);
  return rows;
}
