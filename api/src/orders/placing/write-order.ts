import { randomUUID } from 'node:crypto';
import type { AgreementType, Availability, InvoiceCompany, PickupPoint } from '@odeta/contracts';
import type { Transaction } from 'kysely';
import { summaryOf } from '../../carts/cart-answer.ts';
import type { Database } from '../../db/database.ts';
import { applyDiscounts, type Gone } from '../../discounts/apply-discounts.ts';
import { textFor } from '../../http/texts.ts';
import { entryRows } from '../../ledger/ledger.repository.ts';
import { placedEvent } from '../../ledger/postings.ts';
import { insertPayment } from '../../payments/payment.repository.ts';
import { availabilityOf, firstArrivalOf, sourceOf } from '../../pricing/availability.ts';
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
import { soldOutNow } from './order-goods.ts';
import { totalChanged } from './order-total.ts';

/** A validated order that is about to be stored. */
export interface CheckedOrder {
  shop: CountrySettings;
  sessionId: number;
  cartId: number;
  cart: Cart;
  goods: readonly CartLine[];
  terms: OrderTerms;
  company: InvoiceCompany | null;
  /** `null` for a delivery to an address. */
  pickupPoint: PickupPoint | null;
  totals: CartTotals;
  consents: readonly AgreementType[];
  digest: Buffer;
  now: Date;
  /** The unpaid order of the same cart, whose pieces are free again. Its row is overwritten and keeps the number. */
  unpaid: PlacedOrderRow | undefined;
  courierNote: string;
  /** For a new order. */
  number: string;
  /** Origin of the shop that the buyer uses. */
  origin: string;
  /** Versions of the front end, by unit. */
  versions: Readonly<Record<string, string>> | null;
  provider: string;
}

export interface Placed {
  orderId: string;
  number: string;
  total: number;
  /** `null` when nothing is paid online. */
  paymentId: string | null;
}

/** Whether the order must be paid before it is placed. */
const isPaidOnline = ({ terms, totals }: Pick<CheckedOrder, 'terms' | 'totals'>) =>
  terms.payment?.provider === 'online' && totals.summary.total > 0;

/**
 * Reserves the pieces and stores everything that belongs to the order. Throws an `ApiError` when another order took a piece or a discount
 * first.
 */
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
    ledger: isPaidOnline(order)
      ? []
      : entryRows(id, placedEvent({ ...totals.summary, vouchers: totals.discounts.vouchers })),
    ordered: isPaidOnline(order) ? null : { cartId, entryIds: goods.map(({ entryId }) => entryId) },
  };
}

/** Another order has just used up the code or a voucher, or ended the membership. */
function discountGone({ cart, shop }: CheckedOrder, gone: Gone) {
  const without = { code: { code: null }, vouchers: { vouchers: [] }, club: { club: { ...cart.club, days: null } } };
  const { total } = totalsOf({ ...cart, ...without[gone] }, shop).summary;
  return totalChanged(total, shop, gone === 'club' ? null : textFor(shop.code, 'code-used'));
}

/** In the same transaction, so that every order that waits for a payment has one. The cart stays open until it is paid. */
function beginPayment(
  trx: Transaction<Database>,
  { terms, totals, shop, provider, now }: CheckedOrder,
  orderId: string,
) {
  const { key: method } = paymentOf(terms);
  const amount = totals.summary.total;
  return insertPayment(trx, {
    ...{ orderId, provider, method, amount, currency: shop.currency, ...paymentTimes(method, now) },
  });
}

/** Without a payment if the total is 0. */
const paymentOf = ({ payment }: OrderTerms) => payment ?? { key: 'hidden', name: '' };

/** The name of the chosen point's own method, because the group "pick-up point or locker" is not a carrier. */
const carrierOf = ({ shop, terms: { shipping }, pickupPoint }: CheckedOrder) =>
  (shop.methods.find(({ key }) => key === pickupPoint?.shipping) ?? shipping).name;

function orderRow(order: CheckedOrder) {
  const { shop, sessionId, cartId, cart, terms, totals, digest } = order;
  const { customer, shipTo, shipping } = terms;
  const payment = paymentOf(terms);
  const { itemsValue, clubDiscount, discountCodeCost, voucherDiscount, clubFee, shippingCost, cashRounding, total } =
    totals.summary;
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
    cashRounding,
    total,
    summary: summaryOf(totals.summary, shop),
    discountCodeId: discountCodeCost > 0 ? (totals.code?.id ?? null) : null,
    shipping: shipping.key,
    shippingName: carrierOf(order),
    payment: payment.key,
    paymentName: payment.name,
    ...{ pointId: cart.pointId, pickupPoint: order.pickupPoint, courierNote: order.courierNote },
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

/** The goods are available, because anything else was refused before; therefore there is a date. */
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

/** A copy, so that the order stays readable when the catalogue changes. */
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
