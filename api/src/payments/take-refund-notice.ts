import type { NamedFailure } from '@odeta/node/failure-log';
import { applyRefundStatus } from './give-back.ts';
import { findPaymentId } from './payment.repository.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { RefundNotice } from './provider.ts';
import { askSoon, findRefund, findRefundOfBank, type KnownRefund } from './refund-progress.repository.ts';

type Deps = Pick<PaymentDeps, 'db' | 'orders' | 'now'>;

/**
 * Applies what the bank says about a refund by itself. It may come before the answer to the request, which has the bank's id: then the bank
 * is asked. Returns what to report to a person.
 */
export async function takeRefundNotice(deps: Deps, notice: RefundNotice): Promise<NamedFailure | null> {
  const paymentId = await findPaymentId(deps.db, notice);
  // The payment may be another shop's or deleted; then there is nothing to do.
  if (!paymentId) return null;
  const found = await findNamed(deps, notice, paymentId);
  if (!found) {
    if (notice.refundId === '' && (await askSoon(deps.db, paymentId, deps.now()))) return null;
    return strange(notice, 'which the shop has not requested');
  }
  if (notice.refundId !== '' && found.refundId !== notice.refundId)
    return notice.state === 'sent' ? strange(notice, 'which it had cancelled before') : null;
  if (found.state === 'done' && found.handedOverAt !== null)
    return notice.state === 'sent' ? strange(notice, 'which a person has made in another way') : null;
  const cause = await applyRefundStatus(deps, found, notice);
  return cause && { kind: 'refund-given-up', cause };
}

async function findNamed(
  { db }: Deps,
  { refundId, bankId }: RefundNotice,
  paymentId: string,
): Promise<KnownRefund | undefined> {
  if (refundId !== '') return findRefund(db, refundId);
  return bankId === null ? undefined : findRefundOfBank(db, { paymentId, bankId });
}

const strange = ({ refundId, bankId, providerId, state }: RefundNotice, why: string): NamedFailure => ({
  kind: 'part-unwell',
  part: 'payments',
  cause: new Error(
    `The bank says that refund ${[bankId, refundId].filter(Boolean).join(', ')} of its payment ${providerId} is ${state}, ${why}`,
  ),
});
