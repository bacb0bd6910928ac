import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { periods } from './periods.ts';

const old = sql`is_preview and created_at < now() - make_interval(days => ${periods.previewSetDays})`;

/**
 * Deletes change sets that were only shown while somebody edited. One whose preview is built yet is cancelled: then that is removed, and the
 * set by a later run.
 */
export async function deletePreviewSets(trx: Transaction<Database>, most: number): Promise<number> {
  await sql`
    update change_part set state = 'cancelled'
    where state = 'draft' and change_set_id in (select id from change_set where ${old})
  `.execute(trx);
  const { numAffectedRows } = await sql`
    delete from change_set where id in (
      select id from change_set s where ${old} and not exists (select from contents_preview p where p.change_set_id = s.id)
      limit ${most} for update skip locked
    )
  `.execute(trx);
  return Number(numAffectedRows ?? 0);
}
