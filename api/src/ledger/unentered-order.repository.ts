import { type Kysely, sql } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';
import { orderSumColumns, paymentFeeOf } from '../pricing/order-summary.ts';
import type { UnenteredOrder } from './derived-entries.ts';

const orderColumns = columns('shopOrder as o', 'country', 'paymentState', 'reducedBy');

type Stored = RowOf<typeof orderColumns> & RowOf<typeof orderSumColumns>;
type Row = Stored & Omit<UnenteredOrder, keyof Stored | 'paymentFee'>;

/** The columns of an order, from which its entries are derived if it has none. */
export async function readUnenteredOrder(db: Kysely<Database>, orderId: string): Promise<UnenteredOrder> {
  const { rows } = await sql<Row>`
    select ${orderColumns}, ${orderSumColumns},
      o.state <> 'awaiting-payment' and (o.state <> 'cancelled' or o.cancelled_by is not null) as is_placed,
      (
        select coalesce(sum((i.sold_out + i.returned) * coalesce(i.price_promo, i.price)), 0)
        from order_item i where i.order_id = o.id
      )::bigint as gone_value,
      ${usesOf(sql`true`)} as vouchers, ${usesOf(sql`u.released`)} as released,
      (
        select coalesce(json_agg(json_build_object('id', v.id, 'amount', v.value) order by v.id), '[]')
        from return_case r join voucher v on v.id = r.voucher_id where r.order_id = o.id
      ) as new_vouchers,
      (
        select coalesce(json_agg(json_build_object(
          'id', f.id, 'amount', f.amount, 'isDone', f.state = 'done', 'paymentId', f.payment_id, 'isSurplus', f.key is null,
          'cancellations', f.cancellations
        ) order by f.created_at, f.id), '[]')
        from refund f where f.order_id = o.id
      ) as refunds,
      (
        select json_build_object('id', p.id, 'amount', p.amount) from payment p
        where p.order_id = o.id and p.state in ('paid', 'refunded')
          and not exists (select from refund f where f.payment_id = p.id and f.key is null)
        limit 1
      ) as payment
    from shop_order o where o.id = ${orderId}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The order of an entry is gone');
  return { ...row, paymentFee: paymentFeeOf(row.country, row) };
}

const usesOf = (condition: ReturnType<typeof sql>) => sql`(
  select coalesce(json_agg(json_build_object('id', u.voucher_id, 'amount', u.amount) order by u.voucher_id), '[]')
  from voucher_use u where u.order_id = o.id and ${condition}
)`;
