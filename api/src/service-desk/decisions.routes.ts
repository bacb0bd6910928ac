import type { DecisionKind } from '@odeta/contracts/staff';
import { countDecisions } from '@odeta/contracts/staff';
import { sql } from 'kysely';
import type { BaseDeps } from '../http/base-deps.ts';
import { requireAct } from '../staff/acts.ts';
import type { StaffServer } from '../staff/staff-calls.ts';

/** How much waits for a decision. Nothing of it is about a person, so that it is not recorded. */
export function decisionRoutes(staff: StaffServer, deps: Pick<BaseDeps, 'db' | 'now'>): void {
  staff.handle(countDecisions, async ({ member }) => {
    await requireAct(deps, { member, act: 'read-decisions', subject: '' });
    const { rows } = await sql<Record<DecisionKind, number>>`
      select
        (select count(*)::int from review where state = 'waiting' and not seeded) as reviews,
        (select count(*)::int from blogger where status = 'waiting') as bloggers,
        (select count(*)::int from return_case where kind <> 'declaration' and state = 'registered') as complaints,
        (select count(*)::int from contact_message where settled_at is null) as messages,
        (select count(*)::int from withdrawal where goods is not null and read_at is null and order_id is not null) as withdrawals,
        (
          select count(*)::int from refund where state = 'requested' and (handed_over_at is not null or payment_id is null)
        ) as refunds
    `.execute(deps.db);
    return { waiting: rows[0] as Record<DecisionKind, number> };
  });
}
