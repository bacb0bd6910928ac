import { decideStaffBlogger, listStaffBloggers } from '@odeta/contracts/staff';
import { ApiError } from '../http/api-error.ts';
import type { BaseDeps } from '../http/base-deps.ts';
import { readRecorded, requireAct, requireRecorded } from '../staff/acts.ts';
import type { StaffServer } from '../staff/staff-calls.ts';
import { alreadyDecided } from '../staff/staff-problem.ts';
import { type FoundBlogger, findBloggerNumber, findBloggers } from './blogger-staff.repository.ts';
import { decideOf } from './decide-blogger.service.ts';

/** Employees decide who is a blogger of the shop. */
export function bloggerStaffRoutes(staff: StaffServer, deps: BaseDeps): void {
  const { db, now } = deps;

  staff.handle(listStaffBloggers, ({ member, query }) =>
    readRecorded(deps, { member, kind: 'bloggers' }, async () => {
      const found = await findBloggers(db, query);
      const list = { bloggers: found.map(listedOf), count: found[0]?.count ?? 0 };
      return { list, numbers: found.map(({ customerNumber }) => customerNumber) };
    }),
  );

  staff.handle(decideStaffBlogger, async ({ member, params: { bloggerId }, payload: { readAt, hold } }) => {
    await requireAct(deps, { member, act: 'decide-blogger', subject: bloggerId });
    const subject = await findBloggerNumber(db, bloggerId);
    if (subject === undefined) throw new ApiError('not-found');
    await requireRecorded(deps, { member, act: 'decide-blogger', subject, reason: hold ?? 'active' });
    const decision = { customerId: bloggerId, readAt: new Date(readAt), reason: hold ?? null, now: now() };
    if (!(await decideOf(db, decision))) throw alreadyDecided();
    return { done: true };
  });
}

function listedOf({ customerId, customerNumber, country, state, reason, profile, sentAt, code, orders }: FoundBlogger) {
  const about = { id: customerId, customer: customerNumber, country, state, hold: reason, profile };
  return { ...about, at: sentAt.toISOString(), code, orders };
}
