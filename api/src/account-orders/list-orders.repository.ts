import type { CountryCode, OrderList, OrderPeriod, Orders, Picture } from '@odeta/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { dayOf } from '../settings/country-day.ts';
import { type OrderStateRow, orderStateColumns, reviewSince } from './order-state.ts';

export interface ListedRow extends OrderStateRow {
  itemsCount: number;
  pictures: Picture[];
}

export interface OrdersAsked {
  customerId: string;
  period: OrderPeriod;
  country: CountryCode;
  /** The country's date (YYYY-MM-DD). */
  today: string;
}

/** Lines of the order `o` that were delivered and have no review. */
const unreviewed = sql`
  select from order_item i where i.order_id = o.id and not exists (select from review r where r.order_item_id = i.id) and exists (
    select from parcel_item c join parcel k on k.id = c.parcel_id where c.order_item_id = i.id and k.delivered_at is not null
  )
`;

const listOf = (list: OrderList, { country, today }: OrdersAsked): RawBuilder<unknown> =>
  ({
    all: sql`true`,
    'in-progress': sql`o.state in ('awaiting-payment', 'placed', 'in-progress', 'subsequent')`,
    sent: sql`o.state = 'sent'`,
    review: sql`(o.state = 'review' and ${dayOf(country, sql`o.delivered_at`)} >= ${reviewSince(today)}::date and exists (${unreviewed}))`,
  })[list];

/** Leaves out orders that were cancelled because nobody paid in time. */
const ofCustomer = ({ customerId, period, country, today }: OrdersAsked) => sql`
  from shop_order o
  where o.customer_id = ${customerId} and (o.state <> 'cancelled' or o.cancelled_by is not null)
    and (${period} = 'all' or ${dayOf(country, sql`o.placed_at`)} >= ${today}::date - make_interval(months => ${period === 'all' ? 0 : Number(period)}))
`;

export async function countOrders(db: Kysely<Database>, asked: OrdersAsked): Promise<Orders['counts']> {
  const { rows } = await sql<Orders['counts']>`
    select count(*)::int as "all", count(*) filter (where ${listOf('in-progress', asked)})::int as "in-progress",
      count(*) filter (where ${listOf('sent', asked)})::int as sent,
      count(*) filter (where ${listOf('review', asked)})::int as review
    ${ofCustomer(asked)}
  `.execute(db);
  return rows[0] ?? { all: 0, 'in-progress': 0, sent: 0, review: 0 };
}

/** Newest first. */
export async function listOrders(
  db: Kysely<Database>,
  { list, offset, most, ...asked }: OrdersAsked & { list: OrderList; offset: number; most: number },
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select ${stateColumns},
      (select sum(quantity) from order_item where order_id = o.id)::int as items_count,
      (
        select json_agg(json_build_object('path', p.picture, 'alt', p.picture_alt) order by p.id)
        from (select id, picture, picture_alt from order_item where order_id = o.id order by id limit 3) p
      ) as pictures
    ${ofCustomer(asked)} and ${listOf(list, asked)}
    order by o.placed_at desc, o.id limit ${most} offset ${offset}
  `.execute(db);
  return rows;
}

export const stateColumns = sql`
  ${orderStateColumns},
  (select coalesce(sum(sold_out - withdrawn), 0) from order_item where order_id = o.id)::int as sold_out_pieces,
  exists (select from parcel where order_id = o.id) as has_parcel,
  (select count(*) from (${unreviewed}) u)::int as unreviewed_lines
`;
