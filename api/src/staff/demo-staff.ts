import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { staffKeyHash } from './staff-key.ts';

export const DEMO_STAFF_NAME = 'Demo';

/** The personal key of the employee of a demonstration: another one for each secret, the same after every start. */
export const demoStaffKey = (secret: string): string =>
  `odeta-staff-demo-${createHmac('sha256', secret).update('demo-staff').digest('base64url')}`;

/** A demonstration has an owner to try the application for staff with. Any other shop on the same database ends this employee. */
export async function keepDemoStaff(
  db: Kysely<Database>,
  { secret, isDemo }: { secret: string; isDemo: boolean },
): Promise<void> {
  const keyHash = staffKeyHash(demoStaffKey(secret));
  if (isDemo) {
    await db
      .insertInto('staffMember')
      .values({ name: DEMO_STAFF_NAME, role: 'owner', keyHash, createdAt: sql`now()` })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await db
    .updateTable('staffMember')
    .set({ endedAt: sql`now()` })
    .where('keyHash', '=', keyHash)
    .where('endedAt', 'is', null)
    .execute();
}
