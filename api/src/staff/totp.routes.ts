import { addStaffTotp, prepareStaffTotp, readStaffTotp, removeStaffTotp } from '@odeta/contracts/staff';
import type { BaseDeps } from '../http/base-deps.ts';
import { recordAct } from './staff-act.repository.ts';
import type { StaffServer } from './staff-calls.ts';
import type { StaffMember } from './staff-member.repository.ts';
import { requireNewSession } from './staff-session.ts';
import { deleteTotp } from './staff-totp.repository.ts';
import { addTotp, prepareTotp, totpOf } from './staff-totp.service.ts';

/** The authenticator app of an employee. Adding and removing one is recorded as an act. */
export function staffTotpRoutes(staff: StaffServer, deps: BaseDeps): void {
  const { db, now } = deps;

  const recorded = (member: StaffMember, act: string) =>
    recordAct(db, { memberId: member.id, act, subject: '', reason: '', now: now() });

  staff.handle(readStaffTotp, async ({ member }) => ({ totp: await totpOf(deps, member.id) }));

  staff.handle(prepareStaffTotp, async ({ member, request }) => {
    await requireNewSession(db, request);
    return prepareTotp(deps, member);
  });

  staff.handle(addStaffTotp, async ({ member, payload: { code }, request }) => {
    await requireNewSession(db, request);
    await addTotp(deps, member, code);
    await recorded(member, 'add-totp');
    return { totp: await totpOf(deps, member.id) };
  });

  staff.handle(removeStaffTotp, async ({ member, request }) => {
    await requireNewSession(db, request);
    if (await deleteTotp(db, member.id)) await recorded(member, 'remove-totp');
    return { totp: null };
  });
}
