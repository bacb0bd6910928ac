import { mayServe, type ServiceAct } from '@odeta/contracts/staff';
import type { BaseDeps } from '../http/base-deps.ts';
import { recordAct } from '../staff/staff-act.repository.ts';
import { recordRefusal, type StaffMember } from '../staff/staff-member.repository.ts';
import { notAllowed } from '../staff/staff-problem.ts';
import type { ServiceOrderRow } from './service-order.repository.ts';
import { requireOrder } from './service-order.ts';

interface Asked {
  member: StaffMember;
  act: ServiceAct;
  /** The number of the order or of the customer. */
  subject: string;
  reason: string;
}

type Deps = Pick<BaseDeps, 'db' | 'now'>;

/** Throws, after it was recorded, unless the role may do this. */
export async function requireAct(
  { db, now }: Deps,
  { member, act, subject }: Pick<Asked, 'member' | 'act' | 'subject'>,
): Promise<void> {
  if (mayServe(member.role, act)) return;
  await recordRefusal(db, { memberId: member.id, act, subject, now: now() });
  throw notAllowed(`The role ${member.role} does not allow this.`);
}

/** Records the act and returns the order; throws unless the role may do this. */
export async function beginWithOrder(
  deps: Deps,
  { orderId, member, act, reason }: Omit<Asked, 'subject'> & { orderId: string },
): Promise<ServiceOrderRow> {
  await requireAct(deps, { member, act, subject: orderId });
  const order = await requireOrder(deps.db, orderId);
  await requireRecorded(deps, { member, act, subject: order.number, reason });
  return order;
}

/** The record is written before the act, so that nothing is done without one, even if the server is killed. */
export async function requireRecorded(deps: Deps, asked: Asked): Promise<void> {
  await requireAct(deps, asked);
  const { member, act, subject, reason } = asked;
  await recordAct(deps.db, { memberId: member.id, act, subject, reason, now: deps.now() });
}
