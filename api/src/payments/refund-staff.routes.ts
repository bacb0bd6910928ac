import { completeStaffRefund, listStaffRefunds, requestStaffRefund } from '@odeta/contracts/staff';
import { ApiError } from '../http/api-error.ts';
import type { BaseDeps } from '../http/base-deps.ts';
import { readRecorded, requireAct, requireRecorded } from '../staff/acts.ts';
import type { StaffServer } from '../staff/staff-calls.ts';
import type { StaffMember } from '../staff/staff-member.repository.ts';
import { alreadyDecided } from '../staff/staff-problem.ts';
import { completeRefund } from './give-back.ts';
import type { PaymentDeps } from './payment-deps.ts';
import {
  type FoundRefund,
  type FoundTransfer,
  findOrderOfRefund,
  findRefusedRefunds,
  findTransfers,
  requestAgain,
} from './refund-staff.repository.ts';

type Deps = BaseDeps & Pick<PaymentDeps, 'orders'>;

/** Employees decide about refunds that the bank does not make, and say which ones of cash they have transferred. */
export function refundStaffRoutes(staff: StaffServer, deps: Deps): void {
  const { db, now } = deps;

  staff.handle(listStaffRefunds, ({ member, query: { most } }) =>
    readRecorded(deps, { member, kind: 'refunds' }, async () => {
      const [refunds, transfers] = [await findRefusedRefunds(db, most), await findTransfers(db, most)];
      const counts = { refunds: refunds[0]?.count ?? 0, transfers: transfers[0]?.count ?? 0 };
      const list = { refunds: refunds.map(refundOf), transfers: transfers.map(transferOf), counts };
      return { list, numbers: [...refunds, ...transfers].map(({ orderNumber }) => orderNumber) };
    }),
  );

  async function begin(member: StaffMember, id: string, reason: string) {
    await requireAct(deps, { member, act: 'decide-refund', subject: id });
    const order = await findOrderOfRefund(db, id);
    if (!order) throw new ApiError('not-found');
    await requireRecorded(deps, { member, act: 'decide-refund', subject: order.number, reason });
    return order;
  }

  staff.handle(requestStaffRefund, async ({ member, params: { refundId: id } }) => {
    await begin(member, id, 'again');
    if (!(await requestAgain(db, { id, now: now() }))) throw alreadyDecided();
    return { done: true };
  });

  staff.handle(completeStaffRefund, async ({ member, params: { refundId: id }, payload: { note } }) => {
    const { orderId } = await begin(member, id, note);
    if (!(await completeRefund(deps, { id, orderId, note }))) throw alreadyDecided();
    return { done: true };
  });
}

const refundOf = ({
  createdAt,
  handedOverAt,
  checkAt,
  acceptedAt,
  reason,
  refusal,
  count: _,
  ...refund
}: FoundRefund) => ({
  ...refund,
  reason: reason ?? '',
  refusal: refusal ?? '',
  at: createdAt.toISOString(),
  waitsSince: handedOverAt?.toISOString() ?? null,
  checkAt: checkAt.toISOString(),
  acceptedAt: acceptedAt?.toISOString() ?? null,
});

const transferOf = ({ createdAt, reason, count: _, ...transfer }: FoundTransfer) => ({
  ...transfer,
  reason: reason ?? '',
  at: createdAt.toISOString(),
});
