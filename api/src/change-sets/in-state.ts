import type { ApprovalState, PartState, SetState } from '@odeta/contracts/staff';
import { type RawBuilder, sql } from 'kysely';

const hasPart = (...states: PartState[]) =>
  sql<boolean>`exists (select 1 from change_part p where p.change_set_id = s.id and p.state = any(${states}::text[]))`;
const is = (state: ApprovalState) =>
  sql<boolean>`exists (select 1 from change_approval a where a.change_set_id = s.id and a.state = ${state})`;

/** The condition of each state for the change set `s`, as `statesOfSet` of the contracts has them. */
export const inState: Readonly<Record<SetState, RawBuilder<boolean>>> = {
  draft: sql`${hasPart('draft')} and not ${is('waiting')}`,
  waiting: sql`${hasPart('draft')} and ${is('waiting')}`,
  scheduled: hasPart('scheduled'),
  live: hasPart('applied'),
  ended: sql`${hasPart('ended', 'undone', 'cancelled')} and not ${is('refused')}`,
  refused: sql`(${hasPart('refused')} or ${is('refused')})`,
};
