import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/db/database.ts';

/** Waits until every e-mail in the outbox is sent, and skips the delays after errors. */
export async function waitForEmptyOutbox(db: Kysely<Database>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from outbox where state = 'waiting'
    `.execute(db);
    if (rows[0]?.waiting === 0) return;
    await sql`update outbox set due_at = now() where state = 'waiting' and due_at > now() and attempts > 0`.execute(db);
  }
}
