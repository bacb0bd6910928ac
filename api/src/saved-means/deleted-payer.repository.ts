import { type Kysely, sql } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';

/** Then the e-mail is no longer stored for this purpose. */
const MOST_DAYS = 30;

const payerColumns = columns('deletedPayer as p', 'customerId as id', 'country', 'email');

/** `isLast`: this is the last attempt. */
export type DeletedPayer = RowOf<typeof payerColumns> & { isLast: boolean };

/** Takes one whose turn it is; its next turn comes after a minute, then after twice as long each time, at most after a day. */
export async function takeDeletedPayer(db: Kysely<Database>): Promise<DeletedPayer | undefined> {
  const { rows } = await sql<DeletedPayer>`
    update deleted_payer p
    set attempts = attempts + 1, next_at = now() + least(interval '1 minute' * 2 ^ least(attempts, 11), interval '1 day')
    where customer_id = (
      select customer_id from deleted_payer where next_at <= now() order by next_at limit 1 for update skip locked
    )
    returning ${payerColumns}, deleted_at < now() - make_interval(days => ${MOST_DAYS}::int) as is_last
  `.execute(db);
  return rows[0];
}

export async function forgetDeletedPayer(db: Kysely<Database>, id: string): Promise<void> {
  await sql`delete from deleted_payer where customer_id = ${id}`.execute(db);
}
