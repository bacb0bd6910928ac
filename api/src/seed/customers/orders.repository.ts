import { type CountryCode, type CustomerFields, countries } from '@odeta/contracts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { freeNumber } from '../../db/free-number.ts';
import { drawNumbers } from '../../identity/draw-numbers.ts';
import { settleInvoices } from '../../invoices/settle-invoices.ts';
import { percentOf, toMajor } from '../../pricing/money.ts';
import { orderSummary } from '../../pricing/order-summary.ts';
import { todayIn } from '../../settings/country-day.ts';
import type { Seller } from '../../settings/documents.ts';
import type { SeedOrder } from '../schemas/orders.schema.ts';

/** An order from the seed. Money in minor units. */
interface MadeOrder extends SeedOrder {
  country: CountryCode;
  customerId: string;
  fields: CustomerFields;
  email: string;
  currency: string;
  shippingName: string;
  shippingCost: number;
  /** The club's discount on goods. */
  clubPercent: number;
  paymentName: string;
  seller: Seller;
  /** Index of the order, so that each one has different products. */
  place: number;
}

interface Goods {
  variantId: number;
  price: number;
  pricePromo: number | null;
  quantity: number;
}

/** Offset between the products of two orders, and the minimum stock of their variants. */
const GOODS_APART = 17;
const PIECES_LEFT = 6;
/** Days from the order to its dispatch and delivery, and the arrival of a delayed order. */
const SENT_AFTER = 1;
const DELIVERED_AFTER = 3;
const DELAYED_BY = 26;

/** Returns the order's id; `null` without suitable products. */
export async function saveSeedOrder(trx: Transaction<Database>, order: MadeOrder): Promise<string | null> {
  const goods = await findGoods(trx, order);
  if (goods.length < order.pieces.length) return null;
  const id = await insertOrder(trx, order, goods);
  await insertItems(trx, id, order, goods);
  const hasLeft = order.state === 'sent' || order.state === 'review';
  const invoices = { sellerOf: () => order.seller, now: daysBefore(order.daysAgo - SENT_AFTER) };
  if (hasLeft) await insertParcel(trx, id, order);
  if (hasLeft) await settleInvoices(trx, id, { ...invoices, reason: 'other' });
  if (order.lastSoldOut) await sellOutLast(trx, id);
  if (hasLeft) await settleInvoices(trx, id, { ...invoices, reason: 'sold-out' });
  return id;
}

async function findGoods(trx: Transaction<Database>, { country, pieces, place }: MadeOrder): Promise<Goods[]> {
  const { rows } = await sql<Omit<Goods, 'quantity'>>`
    with fit as (
      select distinct on (v.product_id) v.product_id, v.id as variant_id, r.price, r.price_promo
      from variant v
      join stock s on s.variant_id = v.id and s.on_hand - s.reserved >= ${PIECES_LEFT}
      join product p on p.id = v.product_id and p.active
      join product_text t on t.product_id = p.id and t.country = ${country}
      join price r on r.variant_id = v.id and r.country = ${country}
      where v.active order by v.product_id, v.id
    )
    select variant_id, price, price_promo from fit order by product_id
    offset ${place * GOODS_APART}::int % greatest(1, (select count(*)::int from fit) - ${pieces.length}::int)
    limit ${pieces.length}
  `.execute(trx);
  return rows.map((row, index) => ({ ...row, quantity: pieces[index] ?? 1 }));
}

async function insertOrder(trx: Transaction<Database>, order: MadeOrder, goods: readonly Goods[]): Promise<string> {
  const { country, state, daysAgo, fields, email, shippingCost } = order;
  const itemsValue = goods.reduce((sum, { price, pricePromo, quantity }) => sum + (pricePromo ?? price) * quantity, 0);
  const clubDiscount = percentOf(itemsValue, order.clubPercent);
  const total = itemsValue - clubDiscount + shippingCost;
  const cart = await trx
    .insertInto('cart')
    .values({ country, state: 'ordered', customerId: order.customerId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const placedAt = daysBefore(daysAgo);
  const isDelivered = state === 'review';
  const { id } = await trx
    .insertInto('shopOrder')
    .values({
      number: freeNumber('shop_order', drawNumbers(countries[country].iso)),
      ...{ country, cartId: cart.id, sessionId: null, customerId: order.customerId, email, state },
      paymentState: isDelivered ? 'paid' : 'on-delivery',
      ...{ currency: order.currency, itemsValue, clubDiscount, shippingCost, total },
      summary: JSON.stringify(summaryOf(country, { itemsValue, clubDiscount, shippingCost, total })),
      ...{ discountCodeId: null, shipping: 'courier', shippingName: order.shippingName },
      ...{ payment: 'cod', paymentName: order.paymentName, pointId: null, pickupPoint: sql<string>`null` },
      arrivesOn: todayIn(country, daysBefore(daysAgo - (state === 'subsequent' ? DELAYED_BY : DELIVERED_AFTER))),
      billTo: JSON.stringify(fields),
      shipTo: JSON.stringify(fields),
      requestDigest: Buffer.alloc(0),
      ...{ reservedUntil: null, placedAt, purchaseClaim: '' },
      deliveredAt: isDelivered ? daysBefore(daysAgo - DELIVERED_AFTER) : null,
      ...(state === 'cancelled' && { cancelledBy: 'buyer' as const, cancelledAt: placedAt, reducedBy: total }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function summaryOf(
  country: CountryCode,
  sums: Record<'itemsValue' | 'clubDiscount' | 'shippingCost' | 'total', number>,
) {
  const shippingCost = toMajor(country, sums.shippingCost);
  return orderSummary(country, {
    ...sums,
    ...{ discountCodeCost: 0, voucherDiscount: 0, clubFee: 0, cashRounding: null },
    summary: {
      ...{ fixedShippingCost: shippingCost, selectedShippingCost: shippingCost },
      ...{ paymentFee: 0, conditionalClubFee: null, freeDelivery: false },
    },
  });
}

/** Adds the order lines and reserves the pieces that are not sent yet. */
async function insertItems(
  trx: Transaction<Database>,
  orderId: string,
  { state, country }: MadeOrder,
  goods: readonly Goods[],
) {
  const [ids, counts] = [goods.map(({ variantId }) => variantId), goods.map(({ quantity }) => quantity)];
  await sql`
    insert into order_item (order_id, variant_id, source, quantity, catalog_number, name, color_name, size, picture,
      picture_alt, price, price_promo, price_old)
    select ${orderId}, v.id, 'on-hand', w.quantity, p.catalog_number, t.name, coalesce(c.names->>${country}, ''), v.size, k.pictures[1],
      concat_ws(', ', t.name, c.names->>${country}), r.price, r.price_promo, r.price_old
    from unnest(${ids}::bigint[], ${counts}::int[]) with ordinality as w(variant_id, quantity, place)
    join variant v on v.id = w.variant_id
    join product p on p.id = v.product_id
    join product_color k on k.id = v.product_color_id
    join shop_order o on o.id = ${orderId}
    join product_text t on t.product_id = p.id and t.country = o.country
    join price r on r.variant_id = v.id and r.country = o.country
    join color c on c.code = k.color
    order by w.place
  `.execute(trx);
  if (state !== 'placed' && state !== 'in-progress' && state !== 'subsequent') return;
  await sql`
    update stock s set reserved = s.reserved + i.quantity from order_item i
    where i.order_id = ${orderId} and s.variant_id = i.variant_id
  `.execute(trx);
}

async function insertParcel(
  trx: Transaction<Database>,
  orderId: string,
  { state, daysAgo, place, country, shippingName: carrier }: MadeOrder,
) {
  const sentAt = daysBefore(daysAgo - SENT_AFTER);
  const deliveredAt = state === 'review' ? daysBefore(daysAgo - DELIVERED_AFTER) : null;
  const { id } = await trx
    .insertInto('parcel')
    .values({
      ...{ orderId, reference: 'P-1', state: deliveredAt ? 'delivered' : 'sent', carrier, trackingUrl: null },
      tracking: `1500447120${String(country.charCodeAt(0)).padStart(3, '0')}${place % 10}`,
      expectedOn: todayIn(country, daysBefore(daysAgo - DELIVERED_AFTER)),
      ...{ packedAt: sentAt, sentAt, deliveredAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into parcel_item (parcel_id, order_item_id, quantity) select ${id}, i.id, i.quantity from order_item i
    where i.order_id = ${orderId}
  `.execute(trx);
}

/** Marks the last line as sold out: it is not in the parcel and not to be paid. */
async function sellOutLast(trx: Transaction<Database>, orderId: string) {
  await sql`
    with gone as (
      update order_item set sold_out = quantity where id = (select max(id) from order_item where order_id = ${orderId})
      returning id, quantity * coalesce(price_promo, price) as value
    ), unpacked as (
      delete from parcel_item p using gone where p.order_item_id = gone.id
    )
    update shop_order set reduced_by = gone.value from gone where shop_order.id = ${orderId}
  `.execute(trx);
}

const daysBefore = (days: number) => new Date(Date.now() - days * 86_400_000);
