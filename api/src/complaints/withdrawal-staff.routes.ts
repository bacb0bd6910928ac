import { listStaffWithdrawals, matchStaffWithdrawal } from '@odeta/contracts/staff';
import { ApiError } from '../http/api-error.ts';
import type { BaseDeps } from '../http/base-deps.ts';
import { readRecorded, requireAct, requireRecorded } from '../staff/acts.ts';
import type { StaffServer } from '../staff/staff-calls.ts';
import { notPossible } from '../staff/staff-problem.ts';
import {
  type DeclaredWithdrawal,
  findDeclaredWithdrawals,
  findOrderNumber,
  saveMeantLines,
} from './withdrawal-staff.repository.ts';

/** Employees select the lines of a withdrawal in the buyer's own words, and see where its refund goes. */
export function withdrawalStaffRoutes(staff: StaffServer, deps: BaseDeps): void {
  const { db, now } = deps;

  staff.handle(listStaffWithdrawals, ({ member, query: { most } }) =>
    readRecorded(deps, { member, kind: 'withdrawals' }, async () => {
      const found = await findDeclaredWithdrawals(db, most);
      const list = { withdrawals: found.map(listedOf), count: found[0]?.count ?? 0 };
      return { list, numbers: found.map(({ orderNumber }) => orderNumber) };
    }),
  );

  staff.handle(matchStaffWithdrawal, async ({ member, params: { withdrawalId: id }, payload: { lines } }) => {
    await requireAct(deps, { member, act: 'match-withdrawal', subject: id });
    const found = await findOrderNumber(db, id);
    if (!found) throw new ApiError('not-found');
    const { number, orderNumber: subject } = found;
    await requireRecorded(deps, { member, act: 'match-withdrawal', subject, reason: `${number}: ${lines.join(', ')}` });
    const chosen = { id, lineIds: [...new Set(lines)], now: now() };
    const isDone = await db.transaction().execute((trx) => saveMeantLines(trx, chosen));
    if (!isDone) throw notPossible('other-lines', 'Choose lines of this order.');
    return { done: true };
  });
}

const listedOf = ({ receivedAt, count: _, ...withdrawal }: DeclaredWithdrawal) => ({
  ...withdrawal,
  at: receivedAt.toISOString(),
});
