import type { AgreementType } from '@odeta/shared/contracts';
import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { textFor } from '../http/texts.ts';
import { sourceOf } from '../shop/availability.ts';
import type { Basket, BasketLine } from '../shop/basket.ts';
import { summaryOf } from '../shop/cart-answer.ts';
import { redeem } from '../shop/redeem.ts';
import type { CountrySettings } from '../shop/settings.ts';
import { type Bill, billOf } from '../shop/summary.ts';
import { closeCart, insertConsents, insertEvent, insertItems, insertOrder } from './order.repository.ts';
import type { OrderTerms } from './order-check.ts';
import { soldOut, totalChanged } from './order-goods.ts';
import { reserve } from './stock.repository.ts';

/** An order that fits all rules, about to be written. */
export interface CheckedOrder {
  shop: CountrySettings;
  sessionId: number;
  cartId: number;
  basket: Basket;
  goods: readonly BasketLine[];
  terms: OrderTerms;
  bill: Bill;
  consents: readonly AgreementType[];
  digest: Buffer;
  now: Date;
}

/** Takes the pieces and writes everything an order leaves behind. Throws a `Refusal` when somebody was quicker. */
export async function writeOrder(
  trx: Transaction<Database>,
  order: CheckedOrder,
): Promise<{ number: string; total: number }> {
  const { shop, basket, goods, terms, bill, sessionId, cartId } = order;
  const left = await reserve(trx, goods);
  if (left.length > 0) throw soldOut(left);

  const { id, number } = await insertOrder(trx, orderRow(order));
  const gone = await redeem(trx, { bill, orderId: id, customerId: basket.customerId, shop });
  if (gone) throw discountGone(order, gone);
  await insertItems(
    trx,
    goods.map((line) => itemRow(line, id, shop)),
  );
  await insertEvent(trx, id, 'placed', { payment: terms.payment.key, total: bill.summary.total });
  const given = shop.agreements.filter(({ type }) => order.consents.includes(type));
  const { email } = terms.customer;
  await insertConsents(trx, given, { country: shop.code, email, customerId: basket.customerId, orderId: id });
  const orderedIds = goods.map(({ entryId }) => entryId);
  await closeCart(trx, { cartId, sessionId, country: shop.code }, orderedIds);
  return { number, total: bill.summary.total };
}

/** Somebody else used the code or a voucher up a moment ago. */
function discountGone({ basket, shop }: CheckedOrder, gone: 'code' | 'vouchers') {
  const { total } = billOf({ ...basket, ...(gone === 'code' ? { code: null } : { vouchers: [] }) }, shop).summary;
  return totalChanged(total, shop, { 'cart.discountCode': [textFor(shop.code, 'code-used')] });
}

function orderRow({ shop, sessionId, cartId, basket, terms, bill, digest, now }: CheckedOrder) {
  const { customer, shipTo, shipping, payment } = terms;
  const { itemsValue, clubDiscount, discountCodeCost, voucherDiscount, clubFee, shippingCost, total } = bill.summary;
  return {
    country: shop.code,
    cartId,
    sessionId,
    customerId: basket.customerId,
    email: customer.email,
    state: 'placed' as const,
    paymentState: 'on-delivery' as const,
    currency: shop.currency,
    itemsValue,
    clubDiscount,
    discountCodeCost,
    voucherDiscount,
    clubFee,
    shippingCost,
    total,
    summary: summaryOf(bill.summary, shop),
    discountCodeId: discountCodeCost > 0 ? (bill.code?.id ?? null) : null,
    shipping: shipping.key,
    shippingName: shipping.name,
    payment: payment.key,
    paymentName: payment.name,
    pointId: basket.pointId,
    arrivesOn: shop.arrivalOf(now, shipping.days),
    billTo: customer,
    shipTo,
    requestDigest: digest,
    reservedUntil: null,
  };
}

/** What was bought stays readable when the catalogue has moved on. */
function itemRow(line: BasketLine, orderId: string, shop: CountrySettings) {
  const colorName = shop.colors.get(line.color)?.name ?? '';
  const { variantId, quantity, catalogNumber, name, size, picture, price, pricePromo, priceOld } = line;
  return {
    orderId,
    variantId,
    source: sourceOf(line),
    quantity,
    catalogNumber,
    name,
    colorName,
    size,
    picture,
    pictureAlt: colorName ? `${name}, ${colorName}` : name,
    price,
    pricePromo,
    priceOld,
  };
}
