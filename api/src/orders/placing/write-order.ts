import { randomUUID } from 'node:crypto';
import type { AgreementType, Availability, InvoiceCompany, PickupPoint } from '@odeta/contracts';
import type { Transaction } from 'kysely';
import { summaryOf } from '../../carts/cart-answer.ts';
import type { Database } from '../../db/database.ts';
import { applyDiscounts } from '../../discounts/apply-discounts.ts';
import { textFor } from '../../http/texts.ts';
import { insertPayment } from '../../payments/payment.repository.ts';
import { availabilityOf, firstArrivalOf, maxQuantityOf, sourceOf } from '../../pricing/availability.ts';
import type { Cart, CartLine } from '../../pricing/cart.ts';
import { type CartTotals, totalsOf } from '../../pricing/totals.ts';
import type { CountrySettings } from '../../settings/settings.ts';
import { consentRowsOf, noConsentRows, pendingConsentsOf } from '../records/consent-rows.ts';
import type { PlacedOrderRow } from '../records/order.repository.ts';
import { placedEmail } from '../records/order-emails.repository.ts';
import { readAgain } from '../records/order-pieces.ts';
import { type OrderRows, writeRows } from '../records/order-rows.repository.ts';
import { paymentTimes } from '../records/payment-times.ts';
import type { OrderTerms } from './order-check.ts';
import { soldOut, totalChanged } from './order-goods.ts';

/** An order that fits all rules, about to be written. */
export interface CheckedOrder {
  shop: CountrySettings;
  sessionId: number;
  cartId: number;
  cart: Cart;
  goods: readonly CartLine[];
  terms: OrderTerms;
  /** The company that it is invoiced to. */
  company: InvoiceCompany | null;
  /** `null` when the parcel goes to an address. */
  pickupPoint: PickupPoint | null;
  totals: CartTotals;
  consents: readonly AgreementType[];
  digest: Buffer;
  now: Date;
  /** The order of the same cart that nobody paid; its pieces are free again. It is written anew and keeps its number. */
  unpaid: PlacedOrderRow | undefined;
  /** Of a new order. */
  number: string;
  /** Address of the shop that the buyer saw. */
  origin: string;
  /** Of the front end, by unit. */
  versions: Readonly<Record<string, string>> | null;
  /** Name of the provider that takes the money. */
  provider: string;
}

export interface Placed {
  orderId: string;
  number: string;
  total: number;
  /** `null` when nothing is to be paid online. */
  paymentId: string | null;
}

/** Whether the money is still to be taken before the order counts. */
const isPaidOnline = ({ terms, totals }: Pick<CheckedOrder, 'terms' | 'totals'>) =>
  terms.payment?.provider === 'online' && totals.summary.total > 0;

/** Takes the pieces and writes everything an order leaves behind. Throws an `ApiError` when somebody was quicker. */
export async function writeOrder(trx: Transaction<Database>, order: CheckedOrder): Promise<Placed> {
  const { shop, cart, goods, totals, unpaid } = order;
  const { id, number } = unpaid ?? { id: randomUUID(), number: order.number };
  const taken = await writeRows(trx, rowsOf(order, { id, number }));
  const left = goods.filter(({ variantId }) => !taken.has(variantId));
  if (left.length > 0) throw soldOutNow(await readAgain(trx, left), goods);

  const gone = await applyDiscounts(trx, { totals, orderId: id, customerId: cart.customerId, shop });
  if (gone) throw discountGone(order, gone);
  const paymentId = isPaidOnline(order) ? await beginPayment(trx, order, id) : null;
  return { orderId: id, number, total: totals.summary.total, paymentId };
}

/** Names what is gone; when nothing else is in the order, that it cannot be placed at all. */
function soldOutNow(left: readonly CartLine[], goods: readonly CartLine[]) {
  const isAll = left.length === goods.length && left.every((line) => maxQuantityOf(line) === 0);
  return soldOut(left, isAll ? 'all-sold-out' : undefined);
}

function rowsOf(order: CheckedOrder, { id, number }: Pick<PlacedOrderRow, 'id' | 'number'>): OrderRows {
  const { shop, cart, goods, terms, totals, cartId } = order;
  const by = { country: shop.code, email: terms.customer.email, customerId: cart.customerId, orderId: id };
  return {
    order: { id, number, ...orderRow(order) },
    isAnew: order.unpaid !== undefined,
    items: goods.map((line) => itemRow(line, id, shop)),
    event: { orderId: id, type: 'placed', data: { payment: paymentOf(terms).key, total: totals.summary.total } },
    ...(isPaidOnline(order) ? noConsentRows : consentRowsOf(order, by)),
    emails: isPaidOnline(order) ? [] : [placedEmail({ id, country: shop.code, email: terms.customer.email })],
    ordered: isPaidOnline(order) ? null : { cartId, entryIds: goods.map(({ entryId }) => entryId) },
  };
}

/** Somebody else used the code or a voucher up a moment ago. */
function discountGone({ cart, shop }: CheckedOrder, gone: 'code' | 'vouchers') {
  const { total } = totalsOf({ ...cart, ...(gone === 'code' ? { code: null } : { vouchers: [] }) }, shop).summary;
  return totalChanged(total, shop, { 'cart.discountCode': [textFor(shop.code, 'code-used')] });
}

/** In the same transaction: an order that waits for its payment has one. The cart stays until it is paid. */
function beginPayment(
  trx: Transaction<Database>,
  { terms, totals, shop, provider, now }: CheckedOrder,
  orderId: string,
) {
  const { key } = paymentOf(terms);
  const { expiresAt, checkAt } = paymentTimes(key, now);
  const { total: amount } = totals.summary;
  return insertPayment(trx, { orderId, provider, method: key, amount, currency: shop.currency, expiresAt, checkAt });
}

/** Where nothing is to be paid, no payment is chosen. */
const paymentOf = ({ payment }: OrderTerms) => payment ?? { key: 'hidden', name: '' };

/** The name of the chosen point's own method: "pick-up point or locker" carries nothing. */
const carrierOf = ({ shop, terms: { shipping }, pickupPoint }: CheckedOrder) =>
  (shop.methods.find(({ key }) => key === pickupPoint?.shipping) ?? shipping).name;

function orderRow(order: CheckedOrder) {
  const { shop, sessionId, cartId, cart, terms, totals, digest } = order;
  const { customer, shipTo, shipping } = terms;
  const payment = paymentOf(terms);
  const { itemsValue, clubDiscount, discountCodeCost, voucherDiscount, clubFee, shippingCost, total } = totals.summary;
  return {
    country: shop.code,
    cartId,
    sessionId,
    customerId: cart.customerId,
    email: customer.email,
    ...statesOf(order),
    currency: shop.currency,
    itemsValue,
    clubDiscount,
    discountCodeCost,
    voucherDiscount,
    clubFee,
    shippingCost,
    total,
    summary: summaryOf(totals.summary, shop),
    discountCodeId: discountCodeCost > 0 ? (totals.code?.id ?? null) : null,
    shipping: shipping.key,
    shippingName: carrierOf(order),
    payment: payment.key,
    paymentName: payment.name,
    pointId: cart.pointId,
    pickupPoint: order.pickupPoint,
    ...arrivalOf(order),
    billTo: customer,
    shipTo,
    invoiceTo: order.company,
    requestDigest: digest,
    pendingConsents: isPaidOnline(order) ? pendingConsentsOf(order) : null,
    origin: order.origin,
    versions: order.versions,
  };
}

/** Somewhere else the same goods would have been refused: what is ordered can be bought, and so it has a date. */
function arrivalOf({ shop, cart, terms, goods, now }: CheckedOrder) {
  const all = goods.map(availabilityOf);
  const dateOf = (sent: readonly Availability[]) => shop.arrivalOf(now, terms.shipping, sent);
  const date = dateOf(all);
  if (date === null) throw new Error('An order of goods that cannot be bought');
  const first = cart.laterItems === 'separately' ? firstArrivalOf(all, dateOf) : null;
  return first === null ? { arrivesOn: date, laterArrivesOn: null } : { arrivesOn: first, laterArrivesOn: date };
}

function statesOf(order: CheckedOrder) {
  if (isPaidOnline(order)) {
    const { reservedUntil } = paymentTimes(paymentOf(order.terms).key, order.now);
    return { state: 'awaiting-payment', paymentState: 'pending', reservedUntil } as const;
  }
  const paymentState = order.totals.summary.total > 0 ? 'on-delivery' : 'paid';
  return { state: 'placed', paymentState, reservedUntil: null } as const;
}

/** What was bought stays readable when the catalogue has moved on. */
function itemRow(line: CartLine, orderId: string, shop: CountrySettings) {
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
