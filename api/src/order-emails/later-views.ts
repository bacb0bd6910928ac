import type { EmailView, SectionView } from '../mail/email-view.ts';
import type { GivenBackData } from '../orders/changing/given-back-data.ts';
import type { OrderItemRow } from '../orders/confirmation/confirm.repository.ts';
import { formLink } from '../orders/order-link/order-link.ts';
import { collectingSection, mapLink } from './collecting.ts';
import { givenBackTexts } from './given-back-texts.ts';
import type { ParcelOfEmail } from './later-email.repository.ts';
import { deliverySection, dueOf, goodsSection, type Ordered } from './order-sections.ts';
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
  const { say, day } = words;
  const texts = sentTexts[parcel.isAll ? 'all' : 'part'];
  const { pickupPoint: point } = order;
  const arrives = point
    ? say('sent-arrives-at', { day: day(parcel.expectedOn), point: point.name })
    : say('sent-arrives', { day: day(parcel.expectedOn) });
  const links = [
    ...(parcel.trackingUrl ? [{ label: say('sent-track'), url: parcel.trackingUrl }] : []),
    ...(point ? [mapLink(point, words)] : []),
  ];
  const intro = [arrives, ...(parcel.rest.length === 0 ? [] : [say('sent-rest')]), ...collectedTexts(ordered, parcel)];
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
        links: [
          { label: say('sent-return'), url: formLink(ordered.link, 'return') },
          { label: say('receipt-how'), url: `${order.origin}${shop.siteContents.claimsUrl}` },
        ],
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

/** What is paid for the parcel. Unless the buyer chose two, the first collects everything, and the e-mails of all say so. */
function collectedTexts(ordered: OrderedAbout, { pieces, isAll, isFirst }: ParcelOfEmail): string[] {
  const { order, items, words } = ordered;
  const { first, later } = dueOf(ordered);
  if (first + later <= 0) return [];
  const isLater = pieces.some(({ lineId }) => items.some(({ id, source }) => id === lineId && source === 'incoming'));
  if (order.laterArrivesOn !== null) {
    const due = isLater ? later : first;
    return due > 0 ? [words.say('sent-collect', { total: words.price(due) })] : [];
  }
  if (!isFirst) return [words.say('sent-collect-none')];
  return [words.say(isAll ? 'sent-collect' : 'sent-collect-all', { total: words.price(first) })];
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

/** Adds a sentence about the attached invoice, if there is one. */
export const withFiles = ({ words: { say } }: Pick<About, 'words'>, view: EmailView, count: number): EmailView =>
  count === 0 ? view : { ...view, intro: [...view.intro, say('invoice-attached')] };
