import type { GivenBackData } from '../orders/changing/given-back-data.ts';
import type { About } from './order-views.ts';

type Told = Pick<About, 'order' | 'words'>;

/** What comes back, in money and on vouchers, or what is still due on delivery; and what becomes of the club's fee. */
export function givenBackTexts(told: Told, given: GivenBackData): string[] {
  const { order, words } = told;
  const { say, price } = words;
  const due = order.paymentState === 'on-delivery' ? order.total - order.reducedBy : 0;
  return [
    ...(given.back > 0 ? [say('refund-follows', { amount: price(given.back) })] : []),
    ...(given.back === 0 && due > 0 ? [say('due-on-delivery', { total: price(due) })] : []),
    ...voucherTexts(told, given.onVouchers),
    ...(given.back === 0 && due === 0 && given.onVouchers === 0 ? [say('due-nothing')] : []),
    ...clubTexts(told, given),
  ];
}

export const voucherTexts = ({ words: { say, price } }: Pick<About, 'words'>, onVouchers: number): string[] =>
  onVouchers > 0 ? [say('voucher-back', { amount: price(onVouchers) })] : [];

function clubTexts({ words: { say, price } }: Told, { clubKept, clubEnds }: GivenBackData): string[] {
  if (clubKept === 0) return [];
  return [clubEnds ? say('club-kept-ends', { amount: price(clubKept) }) : say('club-kept-stays')];
}
