import { endStaffSession, logInByStaffKey, readStaffSession } from '@odeta/contracts/staff';
import { ApiError } from '../http/api-error.ts';
import { STAFF_LIMIT, STAFF_LOG_IN_LIMIT } from '../rate-limits/rate-limits.ts';
import type { CompanyLogInDeps } from './company-log-in.routes.ts';
import { recordAct } from './staff-act.repository.ts';
import { findMember, type StaffServer } from './staff-calls.ts';
import { findMemberByKey } from './staff-member.repository.ts';
import { closeSession, openSession, requireStaffPage, sessionOf } from './staff-session.ts';
import { useCode } from './staff-totp.service.ts';

/** Log-ins of employees on the host of the staff. Every log-in is in the record of what employees do. */
export function staffLogInRoutes(staff: StaffServer, deps: CompanyLogInDeps): void {
  const { db, secret, security, now } = deps;

  staff.handleForAll(
    logInByStaffKey,
    async ({ payload: { key, code }, request, reply }) => {
      requireStaffPage(request);
      const member = await findMemberByKey(db, key);
      if (!member) throw new ApiError('login-failed', { words: 'This key is not valid.', refusal: 'staff-refused' });
      const by = (await useCode(deps, member, code)) ? 'key and code' : 'key';
      await recordAct(db, { memberId: member.id, act: 'log-in', subject: '', reason: by, now: now() });
      security.record('staff-log-in', { member: member.name, by, ip: request.ip, requestId: String(request.id) });
      return { session: await openSession(deps, member, { request, reply }) };
    },
    STAFF_LOG_IN_LIMIT,
  );

  staff.handleForAll(
    readStaffSession,
    async ({ request }) => {
      const member = await findMember(deps, request);
      return {
        session: member ? sessionOf(secret, request, member) : null,
        hasCompanyLogIn: deps.openId !== null,
      };
    },
    STAFF_LIMIT,
  );

  staff.handle(endStaffSession, async ({ member, request, reply }) => {
    await closeSession(db, request, reply);
    security.record('staff-log-out', { member: member.name, ip: request.ip, requestId: String(request.id) });
    return { ended: true };
  });
}
