import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';

export interface KnownRequest {
  requestDigest: Buffer;
  answer: object | null;
}

/**
 * Takes the key for this transaction. When another request has it, waits until that one is done: an answer if it was
 * placed, nothing if it was refused and the key is free again.
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
