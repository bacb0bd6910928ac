import {
  addStaffPasskey,
  logInByStaffPasskey,
  prepareStaffLogIn,
  prepareStaffPasskey,
  readStaffPasskeys,
  removeStaffPasskey,
} from '@odeta/contracts/staff';
import type { FastifyRequest } from 'fastify';
import type { BaseDeps } from '../http/base-deps.ts';
import { STAFF_LOG_IN_LIMIT } from '../rate-limits/rate-limits.ts';
import { recordAct } from './staff-act.repository.ts';
import type { StaffServer } from './staff-calls.ts';
import type { StaffMember } from './staff-member.repository.ts';
import { deleteStaffPasskey } from './staff-passkey.repository.ts';
import {
  addNew,
  memberOfAssertion,
  passkeysOf,
  prepareNew,
  prepareUse,
  type StaffParty,
} from './staff-passkeys.service.ts';
import { openSession, requireNewSession, requireStaffPage } from './staff-session.ts';

/** Log-ins of employees by passkey, and their passkeys. Making and removing one is recorded as an act. */
export function staffPasskeyRoutes(staff: StaffServer, deps: BaseDeps): void {
  const { db, security, now } = deps;

  const recorded = (member: StaffMember, act: string, reason = '') =>
    recordAct(db, { memberId: member.id, act, subject: '', reason, now: now() });

  staff.handleForAll(
    prepareStaffLogIn,
    async ({ request }) => {
      requireStaffPage(request);
      return { options: await prepareUse(deps, partyOf(request)) };
    },
    STAFF_LOG_IN_LIMIT,
  );

  staff.handleForAll(
    logInByStaffPasskey,
    async ({ payload: { credential }, request, reply }) => {
      requireStaffPage(request);
      const member = await memberOfAssertion(deps, credential, partyOf(request));
      await recorded(member, 'log-in', 'passkey');
      security.record('staff-log-in', {
        member: member.name,
        by: 'passkey',
        ip: request.ip,
        requestId: String(request.id),
      });
      return { session: await openSession(deps, member, { request, reply }) };
    },
    STAFF_LOG_IN_LIMIT,
  );

  staff.handle(readStaffPasskeys, async ({ member }) => ({ passkeys: await passkeysOf(db, member.id) }));

  staff.handle(prepareStaffPasskey, async ({ member, request }) => {
    await requireNewSession(db, request);
    return { options: await prepareNew(deps, member, partyOf(request)) };
  });

  staff.handle(addStaffPasskey, async ({ member, payload, request }) => {
    await requireNewSession(db, request);
    await addNew(deps, payload, { member, party: partyOf(request) });
    await recorded(member, 'add-passkey');
    return { passkeys: await passkeysOf(db, member.id) };
  });

  staff.handle(removeStaffPasskey, async ({ member, payload: { id } }) => {
    if (await deleteStaffPasskey(db, member.id, id)) await recorded(member, 'remove-passkey');
    return { passkeys: await passkeysOf(db, member.id) };
  });
}

/** `SHOP_HOSTS` has been checked for every request. */
const partyOf = ({ protocol, host }: FastifyRequest): StaffParty => ({
  id: host.toLowerCase().replace(/:\d+$/, ''),
  origin: `${protocol}://${host.toLowerCase()}`,
});
