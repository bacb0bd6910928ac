import type { ReturnDetail } from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { decisionOf, isMoneyDue } from './return-decision.ts';

type Detail = Pick<ReturnDetail, 'kind' | 'status' | 'sendBy' | 'outcome' | 'decision' | 'refund' | 'refundFailed'> &
  Partial<Pick<ReturnDetail, 'voucherCode' | 'answer'>>;

/** A description of the return's state and the next step. */
export function useReturnStory() {
  const t = useTexts('account');
  const { session, format } = useStorefront();

  return (detail: Detail): string => {
    const { kind, status, sendBy, refund, refundFailed, voucherCode, answer } = detail;
    const decision = decisionOf(detail);
    const date = sendBy ? dateText(session.country, sendBy) : '';
    const amount = format.price(refund);
    if (status === 'opened' || status === 'unknown') return t(`returns.story.${status}`, { date });
    if (status === 'registered') return t(`returns.story.registered-${kind}`);
    if (decision !== null && !isMoneyDue(detail)) return t(`returns.story.${refusalKey(decision, answer)}`);
    if (decision === 'reduction' && !voucherCode) return t('returns.story.reduction', { amount });
    if (voucherCode) return t('returns.story.voucher', { amount, code: voucherCode });
    if (refundFailed) return t('orders.refund-failed', { amount });
    return t(`returns.story.${status}`, { amount });
  };
}

/** A refusal with an explanation is followed by it. */
const refusalKey = (decision: string, answer: string | undefined) =>
  decision === 'refused' && answer ? 'refused-because' : decision;
