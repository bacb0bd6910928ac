import type { EmailKind } from '../db/column-types.ts';
import type { WithdrawalOfEmail } from '../help/withdrawal.repository.ts';
import { noticeView, receiptView } from '../help/withdrawal-emails.ts';
import type { EmailView } from '../mail/email-view.ts';
import type { EmailShop } from '../mail/email-words.ts';
import type { Ordered } from '../order-emails/order-sections.ts';

/** The e-mails about a withdrawal, to its buyer and to the shop. */
export function withdrawalViews(
  shop: EmailShop,
  part: WithdrawalOfEmail,
  { items, order }: Pick<Ordered, 'items' | 'order'>,
): { kind: EmailKind; name: string; view: EmailView }[] {
  const whole = { ...part, goods: null };
  const online = { items, refund: order.total, paymentName: order.paymentName };
  const inCash = { ...online, paymentName: null };
  const at = { stopped: 0, underWay: 0, delivered: 0 };
  const account = { ...whole, bankAccount: 'SK3112000000198742637541', parcels: { ...at, delivered: 1 } };
  const receipts = {
    part: receiptView(shop, part, null),
    whole: receiptView(shop, whole, null),
    own: receiptView(shop, { ...whole, parcels: { stopped: 1, underWay: 1, delivered: 1 } }, online),
    stopped: receiptView(shop, { ...whole, parcels: { ...at, stopped: 2 } }, online),
    account: receiptView(shop, account, inCash),
    'account-missing': receiptView(shop, { ...part, parcels: { ...at, underWay: 1 } }, { ...inCash, refund: null }),
    unknown: receiptView(shop, { ...part, orderId: null }, null),
  };
  const unknown = { ...part, placedAt: null, deliveredAt: null };
  const notices = {
    known: noticeView(shop, part, { isReceipted: true }),
    'under-way': noticeView(
      shop,
      { ...account, deliveredAt: null, parcels: { stopped: 1, underWay: 1, delivered: 0 } },
      { isReceipted: true },
    ),
    unknown: noticeView(shop, unknown, { isReceipted: false }),
  };
  return [
    ...Object.entries(receipts).map(([name, view]) => ({ kind: 'withdrawal-receipt' as const, name, view })),
    ...Object.entries(notices).map(([name, view]) => ({ kind: 'withdrawal-notice' as const, name, view })),
  ];
}
