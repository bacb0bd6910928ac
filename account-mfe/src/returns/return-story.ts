import type { ReturnDetail } from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';

type Detail = Pick<ReturnDetail, 'kind' | 'status' | 'sendBy' | 'outcome' | 'refund' | 'refundFailed'> &
  Partial<Pick<ReturnDetail, 'voucherCode' | 'answer'>>;

/** A description of the return's state and the next step. */
export function useReturnStory() {
  const t = useTexts('account');
  const { session, format } = useStorefront();

  return ({ kind, status, sendBy, outcome, refund, refundFailed, voucherCode, answer }: Detail): string => {
    const date = sendBy ? dateText(session.country, sendBy) : '';
    const amount = format.price(refund);
    if (status === 'opened' || status === 'unknown') return t(`returns.story.${status}`, { date });
    if (status === 'registered') return t(`returns.story.registered-${kind}`);
    if (outcome === 'refused' && answer) return t('returns.story.refused-because');
    if (outcome === 'replaced' || outcome === 'refused') return t(`returns.story.${outcome}`);
    if (voucherCode) return t('returns.story.voucher', { amount, code: voucherCode });
    if (refundFailed) return t('orders.refund-failed', { amount });
    return t(`returns.story.${status}`, { amount });
  };
}
