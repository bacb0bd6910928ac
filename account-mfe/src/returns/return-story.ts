import type { ReturnDetail } from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';

type Detail = Pick<ReturnDetail, 'kind' | 'status' | 'sendBy' | 'outcome' | 'refund'> &
  Partial<Pick<ReturnDetail, 'voucherCode' | 'answer'>>;

/** What has become of a return, and what its buyer does next, in a sentence. */
export function useReturnStory() {
  const t = useTexts('account');
  const { session, format } = useStorefront();

  return ({ kind, status, sendBy, outcome, refund, voucherCode, answer }: Detail): string => {
    const date = sendBy ? dateText(session.country, sendBy) : '';
    const amount = format.price(refund);
    if (status === 'opened' || status === 'unknown') return t(`returns.story.${status}`, { date });
    if (status === 'registered') return t(`returns.story.registered-${kind}`);
    if (outcome === 'refused' && answer) return t('returns.story.refused-because');
    if (outcome === 'replaced' || outcome === 'refused') return t(`returns.story.${outcome}`);
    if (voucherCode) return t('returns.story.voucher', { amount, code: voucherCode });
    return t(`returns.story.${status}`, { amount });
  };
}
