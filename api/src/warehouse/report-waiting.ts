import { type Kysely, sql } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';

/** Minutes within which a missing event should have arrived: the warehouse repeats each event until it is answered. */
const LATE_MINUTES = 15;
const MOST = 20;

const eventColumns = columns('warehouseEvent as e', 'sequence', 'receivedAt');
const orderColumns = columns(
  'shopOrder as o',
  'number',
  // Sequence number of the last event that was applied.
  'warehouseSequence as last',
);

/** Reports events that have waited too long for a missing one: their orders are stuck until the warehouse sends it. */
export async function reportWaiting(
  { db, now }: { db: Kysely<Database>; now: () => Date },
  report: (cause: Error) => void,
): Promise<void> {
  const { rows } = await sql<RowOf<typeof eventColumns> & RowOf<typeof orderColumns>>`
    select ${eventColumns}, ${orderColumns}
    from warehouse_event e join shop_order o on o.id = e.order_id
    where e.state = 'waiting' and e.received_at < ${now()}::timestamptz - make_interval(mins => ${LATE_MINUTES})
    order by e.received_at limit ${MOST}
  `.execute(db);
  for (const { number, sequence, receivedAt, last } of rows)
    report(
      new Error(
        `Event ${sequence} of order ${number} has waited since ${receivedAt.toISOString()} for event ${last + 1}`,
      ),
    );
}
