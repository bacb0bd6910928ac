import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/db/database.ts';
import { retryConflicts } from '../../src/db/retry-conflicts.ts';

const PATIENCE = 10;

/**
 * Deletes all orders. A late webhook of the former test may be processed meanwhile and lock rows in another sequence: PostgreSQL then
 * aborts one of the two, and this one tries again.
 */
export async function emptyOrders(db: Kysely<Database>): Promise<void> {
  await retryConflicts(
    () =>
      sql`truncate shop_order, payment, refund, payment_notice, idempotency, cart, consent, order_event, outbox cascade`.execute(
        db,
      ),
    PATIENCE,
  );
  await retryConflicts(() => sql`update stock set reserved = 0, preordered = 0`.execute(db), PATIENCE);
}
