import type { FoundOrder } from '@odeta/contracts/staff';
import { ApiError } from '../http/api-error.ts';
import type { BaseDeps } from '../http/base-deps.ts';
import { requireAct, requireRecorded } from '../staff/acts.ts';
import { findMemberByName, type StaffMember } from '../staff/staff-member.repository.ts';
import { findOrders } from './find-orders.repository.ts';
import { foundOrderOf } from './service-order.ts';

const MOST_FOUND = 20;

type Deps = Pick<BaseDeps, 'db' | 'now'>;

/** Orders for what an employee types. What was typed may name a person: the record has the numbers, which say whose data were read. */
export async function findFor(deps: Deps, member: StaffMember, typed: string): Promise<FoundOrder[]> {
  await requireAct(deps, { member, act: 'find', subject: '' });
  const orders = (await findOrders(deps.db, typed, MOST_FOUND)).map(foundOrderOf);
  const reason = orders.map(({ number }) => number).join(', ');
  await requireRecorded(deps, { member, act: 'find', subject: '', reason });
  return orders;
}

/** The same for the command, which names the employee. */
export async function findAs(deps: Deps, name: string, typed: string): Promise<FoundOrder[]> {
  const member = await findMemberByName(deps.db, name);
  if (!member) throw new ApiError('not-found', { words: `There is nobody with the name ${name}.` });
  return findFor(deps, member, typed);
}
