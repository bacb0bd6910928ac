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
    const { kind, status, sendBy, refund, voucherCode, answer } = detail;
    const decision = decisionOf(detail);
    const date = sendBy ? dateText(session.country, sendBy) : '';
    if (status === 'opened' || status === 'unknown') return t(`returns.story.${status}`, { date });
    if (status === 'registered') return t(`returns.story.registered-${kind}`);
    if (decision !== null && !isMoneyDue(detail)) return t(`returns.story.${refusalKey(decision, answer)}`);
    return t(moneyKey(detail), { amount: format.price(refund), code: voucherCode ?? '' });
  };
}

/** What becomes of the money. */
function moneyKey({ status, refundFailed, voucherCode, ...detail }: Detail) {
  if (voucherCode) return 'returns.story.voucher';
  if (refundFailed) return 'orders.refund-failed';
  return decisionOf(detail) === 'reduction' ? 'returns.story.reduction' : `returns.story.${status}`;
}

/** A refusal with an explanation is followed by it. */
const refusalKey = (decision: string, answer: string | undefined) =>
  decision === 'refused' && answer ? 'refused-because' : decision;
