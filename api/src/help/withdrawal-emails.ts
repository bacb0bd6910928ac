import type { EmailView, SectionView } from '../mail/email-view.ts';
import { type EmailShop, emailFrameOf, emailWordsOf } from '../mail/email-words.ts';
import { goodsSection } from '../order-emails/order-sections.ts';
import type { OrderItemRow } from '../orders/confirmation/confirm.repository.ts';
import { lastWithdrawalDay } from '../settings/last-day.ts';
import type { WithdrawalOfEmail } from './withdrawal.repository.ts';

/** The goods of a withdrawal of which the shop knows that it comes from the owner of the order. */
export interface OwnGoods {
  /** With the withdrawn quantities. */
  items: readonly OrderItemRow[];
  /** In minor units; `null` if nothing is refunded now. */
  refund: number | null;
}

/** Directive 2011/83/EU, article 11a paragraph 4: the content of the statement, and when it was received. */
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
      statementSection(shop, declared),
      ...(own ? [ownGoodsSection(shop, declared, own)] : []),
      {
        title: say('receipt-next'),
        paragraphs: [say('withdrawal-goods'), say('withdrawal-refund')],
        links: [{ label: say('receipt-how'), url: `${origin}${shop.siteContents.claimsUrl}` }],
      },
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

export function noticeView(shop: EmailShop, declared: WithdrawalOfEmail): EmailView {
  const { say, date, time } = emailWordsOf(shop);
  const { number, origin, receivedAt, placedAt, deliveredAt } = declared;
  const until = deliveredAt && lastWithdrawalDay(deliveredAt, shop.country);
  const text = placedAt ? say('notice-known', { date: date(placedAt) }) : say('notice-unknown');
  return {
    ...emailFrameOf(shop, origin),
    subject: say('notice-subject', { number }),
    preview: text,
    status: say('receipt-status', { time: time(receivedAt) }),
    title: say('notice-subject', { number }),
    intro: [
      text,
      ...(placedAt && !deliveredAt ? [say('notice-undelivered')] : []),
      ...(deliveredAt && until ? [say('notice-delivered', { date: date(deliveredAt), until: date(until) })] : []),
    ],
    sections: [statementSection(shop, declared)],
  };
}

function statementSection(shop: EmailShop, declared: WithdrawalOfEmail): SectionView {
  const { say } = emailWordsOf(shop);
  const { name, orderNumber, email, goods } = declared;
  return {
    title: say('statement'),
    lines: [
      say('statement-text'),
      ...(goods === null ? [say('statement-whole')] : goods.split('\n')),
      say('statement-order', { number: orderNumber }),
      say('statement-name', { name }),
      say('statement-email', { email }),
    ],
  };
}
