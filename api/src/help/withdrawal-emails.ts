import { orderNumberOf } from '../identity/typed-number.ts';
import type { EmailView, SectionView } from '../mail/email-view.ts';
import { type EmailShop, emailFrameOf, emailWordsOf } from '../mail/email-words.ts';
import { quoted } from '../mail/quoted-text.ts';
import { goodsSection } from '../order-emails/order-sections.ts';
import type { OrderItemRow } from '../orders/confirmation/confirm.repository.ts';
import { lastWithdrawalDay } from '../settings/last-day.ts';
import type { WithdrawalOfEmail } from './withdrawal.repository.ts';
import { nextSection, type RefundWay } from './withdrawal-next.ts';

/** The goods of a withdrawal of which the shop knows that it comes from the owner of the order. */
export interface OwnGoods extends RefundWay {
  /** With the withdrawn quantities. */
  items: readonly OrderItemRow[];
  /** In minor units; `null` if nothing is refunded now. */
  refund: number | null;
}

/**
 * Directive 2011/83/EU, article 11a paragraph 4: the content of the statement, and when it was received. Without an order of this number and
 * e-mail it does not repeat what was typed, because anybody can type somebody else's address; only choices and a number of the right form.
 */
export function receiptView(shop: EmailShop, declared: WithdrawalOfEmail, own: OwnGoods | null): EmailView {
  const { say, time } = emailWordsOf(shop);
  const { number, origin, receivedAt } = declared;
  const text = say('receipt-text', { time: time(receivedAt) });
  return {
    ...emailFrameOf(shop, origin),
    subject: say('receipt-subject', { number }),
    preview: text,
    status: say('receipt-status', { time: time(receivedAt) }),
    title: say('receipt-title', { number }),
    intro: [text],
    sections: [
      declared.orderId === null ? unknownSection(shop, declared) : statementSection(shop, declared, quoted),
      ...(own ? [ownGoodsSection(shop, declared, own)] : []),
      nextSection(shop, declared, own),
    ],
  };
}

function ownGoodsSection(
  shop: EmailShop,
  { origin }: Pick<WithdrawalOfEmail, 'origin'>,
  { items, refund }: OwnGoods,
): SectionView {
  const words = emailWordsOf(shop);
  const { say, price } = words;
  return {
    ...goodsSection({ items, words, order: { origin } }),
    title: say('return-pieces'),
    ...(refund !== null && {
      paragraphs: [say('receipt-refund')],
      sums: [{ label: say('return-total'), amount: price(refund), kind: { total: true } }],
    }),
  };
}

/** For the shop. `isReceipted`: whether the buyer got the receipt. */
export function noticeView(
  shop: EmailShop,
  declared: WithdrawalOfEmail,
  { isReceipted }: { isReceipted: boolean },
): EmailView {
  const { say, date, time } = emailWordsOf(shop);
  const { number, origin, receivedAt, placedAt, deliveredAt } = declared;
  const until = deliveredAt && lastWithdrawalDay(deliveredAt, shop.country);
  const text = placedAt ? say('notice-known', { date: date(placedAt) }) : say('notice-unknown');
  return {
    ...emailFrameOf(shop, origin),
    subject: say('withdrawal-notice-subject', { number }),
    preview: text,
    status: say('receipt-status', { time: time(receivedAt) }),
    title: say('withdrawal-notice-subject', { number }),
    intro: [
      text,
      say(isReceipted ? 'notice-receipt' : 'notice-no-receipt'),
      ...(placedAt && !deliveredAt ? [say('notice-undelivered')] : []),
      ...parcelTexts(shop, declared),
      ...(deliveredAt && until ? [say('notice-delivered', { date: date(deliveredAt), until: date(until) })] : []),
    ],
    sections: [statementSection(shop, declared)],
  };
}

/** What the shop did, and what its employees have to do. */
function parcelTexts(shop: EmailShop, { parcels, placedAt, deliveredAt, bankAccount }: WithdrawalOfEmail): string[] {
  const { say } = emailWordsOf(shop);
  const pieces = (count: number) => ({ pieces: say('item-pieces', { count }) });
  return [
    ...(parcels && parcels.stopped > 0 ? [say('notice-stopped', pieces(parcels.stopped))] : []),
    ...(parcels && parcels.underWay > 0 ? [say('notice-under-way', pieces(parcels.underWay))] : []),
    ...(placedAt && !deliveredAt && !parcels ? [say('notice-by-hand')] : []),
    ...(bankAccount === '' ? [] : [say('notice-account')]),
  ];
}

function unknownSection(shop: EmailShop, { country, orderNumber, email, goods }: WithdrawalOfEmail): SectionView {
  const { say } = emailWordsOf(shop);
  const number = orderNumberOf(country, orderNumber);
  return {
    title: say('statement'),
    lines: [
      say('statement-text'),
      say(goods === null ? 'statement-whole' : 'statement-part'),
      ...(number === null ? [] : [say('statement-order', { number })]),
      say('statement-email', { email }),
    ],
    paragraphs: [say('receipt-without-text', { email: shop.siteContents.seller.email }), say('receipt-ignore')],
  };
}

/** `write`: how the buyer's words are written. */
function statementSection(
  shop: EmailShop,
  declared: WithdrawalOfEmail,
  write: (text: string) => string = String,
): SectionView {
  const { say } = emailWordsOf(shop);
  const { name, orderNumber, email, goods } = declared;
  return {
    title: say('statement'),
    lines: [
      say('statement-text'),
      ...(goods === null ? [say('statement-whole')] : write(goods).split('\n')),
      say('statement-order', { number: write(orderNumber) }),
      say('statement-name', { name: write(name) }),
      say('statement-email', { email }),
    ],
  };
}
