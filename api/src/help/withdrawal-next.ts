import type { SectionView } from '../mail/email-view.ts';
import { type EmailShop, emailWordsOf } from '../mail/email-words.ts';
import { lastDayAfter } from '../settings/last-day.ts';
import type { WithdrawalOfEmail } from './withdrawal.repository.ts';

/** How a refund is made. */
export interface RefundWay {
  /** `null` if nothing was paid online. */
  paymentName: string | null;
}

/** Directive 2011/83/EU, articles 13 and 14: days for the refund, and for sending the goods. */
const DAYS = 14;

type Declared = Pick<WithdrawalOfEmail, 'origin' | 'receivedAt' | 'parcels' | 'bankAccount'>;

/** What happens to the goods and to the money of a withdrawal, with the last days; in general words if the order is not known. */
export function nextSection(shop: EmailShop, declared: Declared, own: RefundWay | null): SectionView {
  const { say, date } = emailWordsOf(shop);
  const { origin, receivedAt, parcels } = declared;
  const until = { date: date(lastDayAfter(receivedAt, DAYS, shop.country)) };
  const general = [say('withdrawal-goods'), say('withdrawal-refund')];
  const isBack = parcels === null || parcels.delivered + parcels.underWay > 0;
  const known = parcels && [
    ...goodsTexts(shop, parcels),
    ...(parcels.delivered > 0 ? [say('receipt-send-by', until)] : []),
    ...(isBack ? general : []),
    ...moneyTexts(shop, declared, { own, isBack, until }),
  ];
  return {
    title: say('receipt-next'),
    paragraphs: known ?? general,
    ...(isBack && { links: [{ label: say('receipt-how'), url: `${origin}${shop.siteContents.claimsUrl}` }] }),
  };
}

function goodsTexts(shop: EmailShop, { stopped, underWay }: NonNullable<Declared['parcels']>): string[] {
  const { say } = emailWordsOf(shop);
  const pieces = (count: number) => ({ pieces: say('item-pieces', { count }) });
  return [
    ...(stopped > 0 ? [say('receipt-stopped', pieces(stopped))] : []),
    ...(underWay > 0 ? [say('receipt-under-way', pieces(underWay))] : []),
  ];
}

/** Of an order that is paid in cash nothing is refunded before its goods are on their way. */
function moneyTexts(
  shop: EmailShop,
  { bankAccount }: Declared,
  { own, isBack, until }: { own: RefundWay | null; isBack: boolean; until: { date: string } },
): string[] {
  const { say } = emailWordsOf(shop);
  const payment = own?.paymentName ?? null;
  if (payment !== null) return [say('receipt-money-payment', { payment }), say('receipt-money-by', until)];
  if (!isBack) return [];
  if (bankAccount === '') return [say('receipt-money-missing', { email: shop.siteContents.seller.email })];
  return [say('receipt-money-account', { end: bankAccount.slice(-4) }), say('receipt-money-by', until)];
}
