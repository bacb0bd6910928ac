import { type DecisionKind, mayServe, type ServiceAct } from '@odeta/contracts/staff';
import type { BaseDeps } from '../http/base-deps.ts';
import { recordAct } from './staff-act.repository.ts';
import { recordRefusal, type StaffMember } from './staff-member.repository.ts';
import { notAllowed } from './staff-problem.ts';

export interface AskedAct {
  member: StaffMember;
  act: ServiceAct;
  /** The number of the order or of the customer. */
  subject: string;
  reason: string;
}

export type ActDeps = Pick<BaseDeps, 'db' | 'now'>;

/** Throws, after it was recorded, unless the role may do this. */
export async function requireAct(
  { db, now }: ActDeps,
  { member, act, subject }: Pick<AskedAct, 'member' | 'act' | 'subject'>,
): Promise<void> {
  if (mayServe(member.role, act)) return;
  await recordRefusal(db, { memberId: member.id, act, subject, now: now() });
  throw notAllowed(`The role ${member.role} does not allow this.`);
}

/** The record is written before the act, so that nothing is done without one, even if the server is killed. */
export async function requireRecorded(deps: ActDeps, asked: AskedAct): Promise<void> {
  await requireAct(deps, asked);
  const { member, act, subject, reason } = asked;
  await recordAct(deps.db, { memberId: member.id, act, subject, reason, now: deps.now() });
}

/** Reads a list of what waits for a decision. The record has the numbers of what it shows, which say whose data were read. */
export async function readRecorded<List>(
  deps: ActDeps,
  { member, kind }: { member: StaffMember; kind: DecisionKind },
  read: () => Promise<{ list: List; numbers: readonly (string | null)[] }>,
): Promise<List> {
  const asked = { member, act: 'read-decisions', subject: kind } as const;
  await requireAct(deps, asked);
  const { list, numbers } = await read();
  const reason = [...new Set(numbers)].filter(Boolean).join(', ');
  await requireRecorded(deps, { ...asked, reason });
  return list;
}
