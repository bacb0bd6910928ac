import { approveChangeSet, refuseChangeSet } from '@odeta/contracts/staff';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import type { StaffServer } from '../staff/staff-calls.ts';
import { approveSet, refuseSet } from './approve.ts';
import { requireSecondPerson } from './rights.ts';

/** What a second person decides about change sets that wait for one. */
export function approvalRoutes(staff: StaffServer, deps: SettingsDeps): void {
  const { db, now, settings } = deps;

  staff.handle(approveChangeSet, async ({ member, params: { id }, payload: { reason = '' } }) => {
    await requireSecondPerson(deps, { member, act: 'approve', id });
    const changeSet = await approveSet({ db, now }, { id, member: member.name, reason });
    await settings.refresh();
    return { changeSet };
  });

  staff.handle(refuseChangeSet, async ({ member, params: { id }, payload: { reason } }) => {
    await requireSecondPerson(deps, { member, act: 'refuse', id });
    return { changeSet: await refuseSet({ db, now }, { id, member: member.name, reason }) };
  });
}
