import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/db/database.ts';
import { retryConflicts } from '../../src/db/retry-conflicts.ts';

const PATIENCE = 10;

/**
 * A shop that nobody has bought in. What the bank still says about the test before may be settled meanwhile, in other
 * steps than these: PostgreSQL ends one of the two then, and this one comes again.
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
