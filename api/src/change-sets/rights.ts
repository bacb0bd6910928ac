import { mayApprove, mayChange, needsApproval } from '@odeta/contracts/staff';
import type { BaseDeps } from '../http/base-deps.ts';
import { recordRefusal, type StaffMember } from '../staff/staff-member.repository.ts';
import { notAllowed } from '../staff/staff-problem.ts';
import { findChangesOf } from './change-set.repository.ts';
import { findKind } from './kind-list.ts';
import { requireSet } from './propose.ts';

export type StaffAct = 'change' | 'validate' | 'preview' | 'apply' | 'cancel' | 'undo' | 'approve' | 'refuse';

interface Asked {
  member: StaffMember;
  act: StaffAct;
}

/** Throws, after it was recorded, unless the role may change all of these kinds. What there is no kind for is refused elsewhere. */
export async function requireRight(
  { db, now }: Pick<BaseDeps, 'db' | 'now'>,
  { member, act, kinds }: Asked & { kinds: readonly string[] },
): Promise<void> {
  const refused = [...new Set(kinds)].filter((name) => !isChangeable(member.role, name));
  if (refused.length === 0) return;
  const subject = refused.join(', ');
  await recordRefusal(db, { memberId: member.id, act, subject, now: now() });
  throw notAllowed(`The role ${member.role} does not allow this for: ${subject}.`);
}

/** The same for the kinds of a change set. */
export async function requireRightFor(
  deps: Pick<BaseDeps, 'db' | 'now'>,
  { id, ...asked }: Asked & { id: number },
): Promise<void> {
  await requireSet(deps.db, id);
  const kinds = (await findChangesOf(deps.db, id)).map(({ kind }) => kind);
  await requireRight(deps, { ...asked, kinds });
}

/** Whether somebody may decide about a set of an author, and why not. */
export function decisionOf(
  member: StaffMember,
  author: string,
  kinds: readonly string[],
): 'possible' | 'author' | 'role' {
  if (author.toLowerCase() === member.name.toLowerCase()) return 'author';
  return kinds.every((kind) => canDecide(member.role, kind)) ? 'possible' : 'role';
}

/** Throws, after it was recorded, unless the employee is a second person who may approve all kinds of the set. */
export async function requireSecondPerson(
  { db, now }: Pick<BaseDeps, 'db' | 'now'>,
  { member, act, id }: Asked & { id: number },
): Promise<void> {
  const { author } = await requireSet(db, id);
  const kinds = [...new Set((await findChangesOf(db, id)).map(({ kind }) => kind))];
  const decision = decisionOf(member, author, kinds);
  if (decision === 'possible') return;
  await recordRefusal(db, { memberId: member.id, act, subject: kinds.join(', '), now: now() });
  throw notAllowed(
    decision === 'author'
      ? 'Somebody else has to approve it.'
      : `The role ${member.role} does not approve: ${kinds.join(', ')}.`,
    decision === 'author' ? 'own-change' : 'not-allowed',
  );
}

/** Whether the role may change all of these kinds. */
export const mayChangeAll = (role: StaffMember['role'], kinds: readonly string[]): boolean =>
  kinds.every((name) => isChangeable(role, name));

function isChangeable(role: StaffMember['role'], name: string): boolean {
  const kind = findKind(name);
  return kind === undefined || mayChange(role, kind.area);
}

/** A set may have kinds that wait for nobody beside one that does. */
const canDecide = (role: StaffMember['role'], name: string): boolean =>
  mayApprove(role, name) || (findKind(name) !== undefined && isChangeable(role, name) && !needsApproval(role, name));
