import { LOG_IN_CODE_MINUTES, LOG_IN_CODE_TRIES } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** The number that the customer has confirmed for codes. */
export async function findSmsNumber(db: Kysely<Database>, customerId: string): Promise<string | null> {
  const { rows } = await sql<{ phone: string }>`
    select phone from sms_number where customer_id = ${customerId} and confirmed_at is not null
  `.execute(db);
  return rows[0]?.phone ?? null;
}

/** A number that is to be confirmed replaces the former one. */
export async function saveSmsNumber(
  db: Kysely<Database>,
  { customerId, phone, hash }: { customerId: string; phone: string; hash: Buffer },
): Promise<void> {
  await sql`
    insert into sms_number (customer_id, phone, code_hash, expires_at)
    values (${customerId}, ${phone}, ${hash}, now() + make_interval(mins => ${LOG_IN_CODE_MINUTES}::int))
    on conflict (customer_id) do update set phone = excluded.phone, code_hash = excluded.code_hash,
      expires_at = excluded.expires_at, tries = 0, confirmed_at = null
  `.execute(db);
}

/** Counts an attempt before the code is compared. `undefined` when no attempts are left. */
export async function takeNumberTry(
  db: Kysely<Database>,
  customerId: string,
): Promise<{ hash: Buffer; tries: number } | undefined> {
  const { rows } = await sql<{ hash: Buffer; tries: number }>`
    update sms_number set tries = tries + 1
    where customer_id = ${customerId} and code_hash is not null and expires_at > now() and tries < ${LOG_IN_CODE_TRIES}::int
    returning code_hash as hash, tries
  `.execute(db);
  return rows[0];
}

/** The number, unless another request has confirmed or replaced it. */
export async function saveNumberConfirmed(
  db: Kysely<Database>,
  customerId: string,
  hash: Buffer,
): Promise<string | undefined> {
  const { rows } = await sql<{ phone: string }>`
    update sms_number set confirmed_at = now(), code_hash = null, expires_at = null
    where customer_id = ${customerId} and code_hash = ${hash}
    returning phone
  `.execute(db);
  return rows[0]?.phone;
}

export async function removeSmsNumberOf(db: Kysely<Database>, customerId: string): Promise<void> {
  await sql`delete from sms_number where customer_id = ${customerId}`.execute(db);
}
