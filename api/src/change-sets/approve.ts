import type { ChangeSet } from '@odeta/contracts/staff';
import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { notPossible } from '../staff/staff-problem.ts';
import { decide, findApproval } from './approval.repository.ts';
import { findParts, setPart } from './change-set.repository.ts';
import { inTurn, type ProposeDeps, requireSet } from './propose.ts';
import { applyWaiting } from './undo.ts';

interface Decided {
  id: number;
  /** Never the author. */
  member: string;
  reason: string;
}

/** Starts or schedules a set that waits for a second person; refused like its start when it is not possible any more. */
export async function approveSet(deps: ProposeDeps, { id, member, reason }: Decided): Promise<ChangeSet> {
  return inTurn(deps.db, async (trx) => {
    const now = deps.now();
    await requireWaiting(trx, id);
    await decide(trx, id, { state: 'approved', decidedBy: member, decidedAt: now, reason });
    await applyWaiting(trx, id, now);
    return requireSet(trx, id);
  });
}

/** Cancels a set that waits for a second person. */
export async function refuseSet(deps: ProposeDeps, { id, member, reason }: Decided): Promise<ChangeSet> {
  return inTurn(deps.db, async (trx) => {
    await requireWaiting(trx, id);
    await decide(trx, id, { state: 'refused', decidedBy: member, decidedAt: deps.now(), reason });
    for (const { country, state } of await findParts(trx, id)) {
      if (state === 'draft') await setPart(trx, { changeSetId: id, country }, { state: 'cancelled', note: reason });
    }
    return requireSet(trx, id);
  });
}

async function requireWaiting(trx: Transaction<Database>, id: number) {
  await requireSet(trx, id);
  const approval = await findApproval(trx, id);
  const parts = await findParts(trx, id);
  const isWaiting = approval?.state === 'waiting' && parts.some(({ state }) => state === 'draft');
  if (!isWaiting) throw notPossible('not-waiting', 'It does not wait for an approval.');
}
