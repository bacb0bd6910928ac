import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';

export interface KnownRequest {
  requestDigest: Buffer;
  answer: object | null;
}

/**
 * Claims the idempotency key in this transaction. If another request holds it, waits until that one ends, and returns its answer if it
 * succeeded; if it was refused, the key is free again.
 */
export async function claimKey(
  trx: Transaction<Database>,
  sessionId: number,
  key: string,
  requestDigest: Buffer,
): Promise<KnownRequest | undefined> {
  const { rows } = await sql`
    insert into idempotency (session_id, key, request_digest) values (${sessionId}, ${key}, ${requestDigest})
    on conflict do nothing returning key
  `.execute(trx);
  if (rows.length === 1) return undefined;
  return trx
    .selectFrom('idempotency')
    .select(['requestDigest', 'answer'])
    .where('sessionId', '=', sessionId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

export async function saveAnswer(
  trx: Transaction<Database>,
  sessionId: number,
  key: string,
  answer: object,
): Promise<void> {
  await trx
    .updateTable('idempotency')
    .set({ answer: JSON.stringify(answer) })
    .where('sessionId', '=', sessionId)
    .where('key', '=', key)
    .execute();
}
