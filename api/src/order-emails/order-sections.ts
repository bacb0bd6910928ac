import { mailPictureFile, sizeName } from '@odeta/contracts';
import { phoneText } from '@odeta/validation';
import { shareOf } from '../ledger/shares.ts';
import type { ItemView, SectionView, SumView } from '../mail/email-view.ts';
import type { EmailShop, EmailWords } from '../mail/email-words.ts';
import type { OrderItemRow } from '../orders/confirmation/confirm.repository.ts';
import { billToLines } from '../orders/placing/invoice-company.ts';
import { shipToLines } from '../orders/records/address-lines.ts';
import { laterCashOf } from '../pricing/cash-rounding.ts';
import { paymentFeeOf } from '../pricing/order-summary.ts';
import { taxTexts } from '../pricing/price-text.ts';
import { hoursText } from '../settings/opening-hours.ts';
import type { OrderOfEmail } from './order-email.repository.ts';

export interface Ordered {
  order: OrderOfEmail;
  items: readonly OrderItemRow[];
  shop: EmailShop;
  words: EmailWords;
  /** The terms that the buyer accepted, if the e-mail contains them. */
  terms: object | undefined;
}

/** What has been paid, or how the order will be paid. */
export function statusOf({ order, words: { say, price } }: Pick<Ordered, 'order' | 'words'>): string {
  const total = price(order.total);
  if (order.total === 0) return say('status-nothing');
  if (order.paymentState === 'paid') return say('status-paid', { total, payment: order.paymentName });
  return say('status-on-delivery', { total });
}

export function deliverySection({ order, shop, words: { say, day } }: Ordered): SectionView {
  const { shipTo, pickupPoint, shippingName, arrivesOn, courierNote } = order;
  return {
    title: say('delivery', { day: day(arrivesOn) }),
    lines: [
      shippingName,
      ...shipToLines(order),
      ...(shipTo.mobilePhone ? [say('phone', { phone: phoneText(order.country, shipTo.mobilePhone) })] : []),
      ...(courierNote ? [say('courier-note', { note: courierNote })] : []),
      ...(pickupPoint ? [hoursOf(pickupPoint, shop, say)] : []),
    ],
  };
}

const hoursOf = (
  { alwaysOpen, openingHours }: NonNullable<OrderOfEmail['pickupPoint']>,
  { country }: EmailShop,
  say: EmailWords['say'],
) => (alwaysOpen ? say('hours-always') : say('hours', { hours: hoursText(openingHours, country) }));

/** Goods that the buyer wants in a second parcel have a section of their own, with its delivery date. */
export function goodsSections(ordered: Ordered): SectionView[] {
  const { items, order, words } = ordered;
  const { say, day } = words;
  if (order.laterArrivesOn === null) return [goodsSection(ordered)];
  const isLater = ({ source }: OrderItemRow) => source === 'incoming';
  return [
    {
      ...goodsSection({ ...ordered, items: items.filter((item) => !isLater(item)) }),
      title: say('goods-first', { day: day(order.arrivesOn) }),
    },
    {
      ...goodsSection({ ...ordered, items: items.filter(isLater) }),
      title: say('goods-second', { day: day(order.laterArrivesOn) }),
    },
  ];
}

export const goodsSection = ({
  items,
  order,
  words,
}: Pick<Ordered, 'items' | 'words'> & { order: Pick<OrderOfEmail, 'origin'> }): SectionView => ({
  title: words.say('goods'),
  items: items.map((item) => itemView(item, order.origin, words)),
});

function itemView(item: OrderItemRow, origin: string, { say, price }: EmailWords): ItemView {
  const { name, colorName: color, quantity: count, picture } = item;
  const each = item.pricePromo ?? item.price;
  const size = sizeName(item.size);
  const variant = size === null ? color : say('item-variant', { color, size });
  const pieces = count === 1 ? say('item-pieces', { count }) : say('item-pieces-each', { count, price: price(each) });
  return {
    name,
    details: withCapital([variant, pieces].filter(Boolean).join(' · ')),
    price: price(each * count),
    picture: origin + mailPictureFile(picture),
  };
}

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** All parts of the total except zeros, but the delivery even if it is free; and the tax that the total includes. */
export function sumsSection({ order, items, shop, words: { say, price } }: Ordered): SectionView {
  const paymentFee = paymentFeeOf(order.country, order);
  const { vatPercent } = shop.siteContents.seller;
  const rounding = order.cashRounding ?? 0;
  // As on the invoice: a voucher is a payment, and the rounding of cash is not part of the price.
  const tax = taxTexts(shop, order.total + order.voucherDiscount - rounding, vatPercent);
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const added = (label: string, amount: number): SumView[] =>
    amount === 0 ? [] : [{ label, amount: price(amount), kind: {} }];
  const saved = (label: string, amount: number): SumView[] =>
    amount === 0 ? [] : [{ label, amount: say('minus', { price: price(amount) }), kind: { saving: true } }];
  const rounded = (off: number): SumView[] => [
    { label: say('sum-cash-rounding'), amount: say('minus', { price: price(off) }), kind: {} },
  ];
  const shipping = order.shippingCost - paymentFee;
  return {
    title: say('sums'),
    sums: [
      ...added(say('sum-items', { count }), order.itemsValue),
      ...saved(say('sum-club-discount'), order.clubDiscount),
      ...saved(say('sum-code'), order.discountCodeCost),
      ...saved(say('sum-voucher'), order.voucherDiscount),
      ...added(say('sum-club-fee'), order.clubFee),
      {
        label: say('sum-shipping', { name: order.shippingName }),
        amount: shipping === 0 ? say('free') : price(shipping),
        kind: {},
      },
      ...added(say('sum-payment-fee'), paymentFee),
      ...(rounding < 0 ? rounded(-rounding) : added(say('sum-cash-rounding'), rounding)),
      { label: say('sum-total'), amount: price(order.total), kind: { total: true } },
      { label: say('sum-net'), amount: tax.net, kind: {} },
      { label: say('sum-vat', { percent: vatPercent }), amount: tax.vat, kind: {} },
    ],
  };
}

export const buyerSection = ({ order, words: { say } }: Ordered): SectionView => ({
  title: say('buyer'),
  lines: [...billToLines(order.country, order.billTo, order.invoiceTo), order.email],
});

/** The payment's name is left out if the status contains it. */
export function paymentSection(ordered: Ordered, paidAt: Date | null): SectionView {
  const { order, words } = ordered;
  const { say, price, time } = words;
  const status = statusOf({ order, words });
  const due = dueOf(ordered);
  const more = [
    ...(paidAt ? [say('paid-at', { time: time(paidAt) })] : []),
    ...(due.later > 0 ? [say('due-parcels', { first: price(due.first), second: price(due.later) })] : []),
  ];
  const isNamed = order.paymentName === '' || status.includes(order.paymentName);
  return { title: say('payment'), lines: [...(isNamed ? [] : [order.paymentName]), status, ...more] };
}

/**
 * What is collected on delivery. If the buyer chose two parcels, each has its own amount, and the first includes the delivery; otherwise the
 * first parcel collects everything.
 */
export function dueOf({ order, items }: Pick<Ordered, 'order' | 'items'>): { first: number; later: number } {
  const due = order.paymentState === 'on-delivery' ? order.total - order.reducedBy : 0;
  if (order.laterArrivesOn === null) return { first: due, later: 0 };
  const value = items
    .filter(({ source }) => source === 'incoming')
    .reduce((sum, item) => sum + (item.quantity - item.soldOut) * (item.pricePromo ?? item.price), 0);
  const later = laterCashOf(order.country, due, shareOf(order, value));
  return { first: due - later, later };
}
