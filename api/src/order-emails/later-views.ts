import { shareOf } from '../ledger/shares.ts';
import type { EmailView, SectionView } from '../mail/email-view.ts';
import type { GivenBackData } from '../orders/changing/given-back-data.ts';
import type { OrderItemRow } from '../orders/confirmation/confirm.repository.ts';
import { laterCashOf } from '../pricing/cash-rounding.ts';
import { collectingSection, mapLink } from './collecting.ts';
import { givenBackTexts } from './given-back-texts.ts';
import type { ParcelOfEmail } from './later-email.repository.ts';
import { deliverySection, goodsSection, type Ordered } from './order-sections.ts';
import { type About, frameOf, orderButton } from './order-views.ts';
import { progressOf } from './parcel-progress.ts';

type OrderedAbout = Ordered & About;

/** The lines with these quantities instead of the ordered ones. */
export const onlyPieces = (items: readonly OrderItemRow[], pieces: ParcelOfEmail['pieces']): OrderItemRow[] =>
  items.flatMap((item) => {
    const found = pieces.find(({ lineId }) => lineId === item.id);
    return found ? [{ ...item, quantity: found.quantity }] : [];
  });

export function piecesSection(ordered: OrderedAbout, pieces: ParcelOfEmail['pieces'], title: string): SectionView {
  return { ...goodsSection({ ...ordered, items: onlyPieces(ordered.items, pieces) }), title };
}

const sentTexts = {
  all: { subject: 'sent-subject', title: 'sent-title' },
  part: { subject: 'sent-subject-part', title: 'sent-title-part' },
};

export function sentView(ordered: OrderedAbout, parcel: ParcelOfEmail, paidAt: Date | null): EmailView {
  const { order, shop, words } = ordered;
  const { say, day, price } = words;
  const texts = sentTexts[parcel.isAll ? 'all' : 'part'];
  const { pickupPoint: point } = order;
  const arrives = point
    ? say('sent-arrives-at', { day: day(parcel.expectedOn), point: point.name })
    : say('sent-arrives', { day: day(parcel.expectedOn) });
  const links = [
    ...(parcel.trackingUrl ? [{ label: say('sent-track'), url: parcel.trackingUrl }] : []),
    ...(point ? [mapLink(point, words)] : []),
  ];
  const due = order.paymentState === 'on-delivery' ? dueWith(ordered, parcel) : 0;
  const intro = [
    arrives,
    ...(parcel.rest.length === 0 ? [] : [say('sent-rest')]),
    ...(due > 0 ? [say('sent-collect', { total: price(due) })] : []),
  ];
  return {
    ...frameOf(ordered),
    ...orderButton(ordered, 'order-open'),
    subject: say(texts.subject, { number: order.number }),
    preview: parcel.collecting ? `${arrives} ${say('collect-code')}` : arrives,
    status: say('sent-status', { carrier: parcel.carrier, number: parcel.tracking }),
    title: say(texts.title),
    intro,
    progress: progressOf(ordered, parcel, paidAt),
    sections: [
      {
        ...deliverySection({ ...ordered, order: { ...order, arrivesOn: parcel.expectedOn } }),
        links,
      },
      ...(parcel.collecting ? [collectingSection(ordered, parcel.collecting)] : []),
      piecesSection(ordered, parcel.pieces, say('sent-goods')),
      ...(parcel.rest.length > 0 ? [restSection(ordered, parcel.rest)] : []),
      {
        title: say('sent-return'),
        paragraphs: [say('sent-return-days', { days: shop.returnDays })],
        links: [{ label: say('receipt-how'), url: `${order.origin}${shop.siteContents.claimsUrl}` }],
      },
    ],
  };
}

/** With its date, if it is the second parcel that the buyer chose. */
function restSection(ordered: OrderedAbout, rest: ParcelOfEmail['pieces']): SectionView {
  const { order, items, words } = ordered;
  const { say, day } = words;
  const later = items.filter(({ source }) => source === 'incoming');
  const isSecond = rest.every(({ lineId }) => later.some(({ id }) => id === lineId));
  const title =
    order.laterArrivesOn !== null && isSecond
      ? say('goods-second', { day: day(order.laterArrivesOn) })
      : say('sent-goods-rest');
  return piecesSection(ordered, rest, title);
}

/**
 * The amount that is collected with a parcel. If the buyer chose two parcels, each has its own amount, and the first includes the delivery.
 */
function dueWith({ order, items }: Ordered, { pieces }: ParcelOfEmail): number {
  const due = order.total - order.reducedBy;
  if (order.laterArrivesOn === null) return due;
  const later = items.filter(({ source }) => source === 'incoming');
  const value = later.reduce((sum, item) => sum + (item.quantity - item.soldOut) * (item.pricePromo ?? item.price), 0);
  const dueLater = laterCashOf(order.country, due, shareOf(order, value));
  return pieces.some(({ lineId }) => later.some(({ id }) => id === lineId)) ? dueLater : due - dueLater;
}

/** What is not sent yet will arrive later. */
export function delayedView(
  about: About,
  { expectedOn, mayCancel }: { expectedOn: string; mayCancel: boolean },
): EmailView {
  const { order, words } = about;
  const { say, day } = words;
  const text = say('delayed-text', { number: order.number, day: day(expectedOn) });
  return {
    ...frameOf(about),
    ...orderButton(about, 'order-open'),
    subject: say('delayed-subject', { number: order.number }),
    preview: text,
    title: say('delayed-title'),
    intro: [text, ...(mayCancel ? [say('delayed-cancel')] : [])],
  };
}

export interface SoldOut extends GivenBackData {
  pieces: ParcelOfEmail['pieces'];
}

const soldOutTexts = {
  all: { subject: 'soldout-subject-all', title: 'soldout-title-all', text: 'soldout-text-all' },
  part: { subject: 'soldout-subject-part', title: 'soldout-title-part', text: 'soldout-text-part' },
};

/** Some pieces, or all of them, cannot be sent. */
export function soldOutView(ordered: OrderedAbout, { pieces, ...given }: SoldOut): EmailView {
  const { order, words } = ordered;
  const { say } = words;
  const { number } = order;
  const texts = soldOutTexts[order.state === 'sold-out' ? 'all' : 'part'];
  const text = say(texts.text, { number });
  return {
    ...frameOf(ordered),
    ...orderButton(ordered, 'order-open'),
    subject: say(texts.subject, { number }),
    preview: text,
    title: say(texts.title),
    intro: [text, ...givenBackTexts(ordered, given)],
    sections: [piecesSection(ordered, pieces, say('soldout-goods'))],
  };
}

const cancelledTexts: Record<string, string> = {
  buyer: 'cancelled-by-buyer',
  withdrawal: 'cancelled-by-withdrawal',
  'cannot-be-sent': 'cancelled-unsent',
  'not-collected': 'cancelled-uncollected',
  refused: 'cancelled-uncollected',
  lost: 'cancelled-lost',
};

export function cancelledView(about: About, { reason, ...given }: GivenBackData & { reason: string }): EmailView {
  const { order, words } = about;
  const { say } = words;
  const { number } = order;
  const text = say(cancelledTexts[reason] ?? 'cancelled-unsent', { number });
  return {
    ...frameOf(about),
    ...orderButton(about, 'order-open'),
    subject: say('cancelled-subject', { number }),
    preview: text,
    title: say('cancelled-title'),
    intro: [text, ...givenBackTexts(about, given)],
  };
}

export function refundedView(about: About, refund: { amount: number; paymentId: string | null }): EmailView {
  const { order, words } = about;
  const { say, price } = words;
  const values = { number: order.number, amount: price(refund.amount), payment: order.paymentName };
  const text = say(refund.paymentId === null ? 'refunded-transfer' : 'refunded-payment', values);
  return {
    ...frameOf(about),
    ...orderButton(about, 'order-open'),
    subject: say('refunded-subject', values),
    preview: text,
    title: say('refunded-title', values),
    intro: [text],
  };
}

/** The bank does not send a refund; a person looks after it. Also after an e-mail that it was sent. */
export function refundFailedView(about: About, { amount }: { amount: number }): EmailView {
  const { order, words } = about;
  const { say, price } = words;
  const values = { number: order.number, amount: price(amount) };
  const text = say('refund-failed-text', values);
  return {
    ...frameOf(about),
    ...orderButton(about, 'order-open'),
    subject: say('refund-failed-subject', values),
    preview: text,
    title: say('refund-failed-title', values),
    intro: [text, say('refund-failed-next')],
  };
}

/** Goods came back that were paid with a voucher, or with which a membership was bought: what is given back at once, or not at all. */
export function givenBackView(about: About, given: GivenBackData): EmailView {
  const { order, words } = about;
  const texts = givenBackTexts(about, given);
  return {
    ...frameOf(about),
    ...orderButton(about, 'order-open'),
    subject: words.say('refunded-subject', { number: order.number }),
    preview: texts[0] ?? '',
    title: words.say('refunded-title', { amount: words.price(given.back + given.onVouchers) }),
    intro: texts,
  };
}

/** Adds a sentence about the attached invoice, if there is one. */
export const withFiles = ({ words: { say } }: Pick<About, 'words'>, view: EmailView, count: number): EmailView =>
  count === 0 ? view : { ...view, intro: [...view.intro, say('invoice-attached')] };
