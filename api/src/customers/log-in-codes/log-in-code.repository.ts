import { type CountryCode, LOG_IN_CODE_MINUTES, LOG_IN_CODE_TRIES } from '@odeta/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, Row } from '../../db/database.ts';

interface Named {
  /** The hash of the session id of the browser that asked. */
  sessionHash: Buffer;
  country: CountryCode;
  /** `emailKeyOf` the e-mail for which the code was asked. */
  emailKey: string;
}

/** Until when a code is valid that is saved in the same transaction. */
export async function expiryOfNewCode(trx: Transaction<Database>): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`
    select now() + make_interval(mins => ${LOG_IN_CODE_MINUTES}::int) as until
  `.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The database does not tell the time');
  return row.until;
}

/** A browser has one code; a new one replaces it. */
export async function saveCode(
  trx: Transaction<Database>,
  {
    sessionHash,
    country,
    emailKey,
    customerId,
    hash,
    bySms,
  }: Named & { customerId: string | null; hash: Buffer; bySms: boolean },
): Promise<void> {
  await sql`
    insert into log_in_code (session_hash, country, email_key, customer_id, hash, by_sms, expires_at)
    values (${sessionHash}, ${country}, ${emailKey}, ${customerId}, ${hash}, ${bySms}, now() + make_interval(mins => ${LOG_IN_CODE_MINUTES}::int))
    on conflict (session_hash) do update set country = excluded.country, email_key = excluded.email_key,
      customer_id = excluded.customer_id, hash = excluded.hash, by_sms = excluded.by_sms, expires_at = excluded.expires_at, tries = 0
  `.execute(trx);
}

export type TriedCode = Pick<Row<'logInCode'>, 'hash' | 'customerId' | 'tries' | 'bySms'>;

/** Counts an attempt before the code is compared, so that concurrent attempts are all counted. `undefined` when no attempts are left. */
export async function takeTry(
  db: Kysely<Database>,
  { sessionHash, country, emailKey }: Named,
): Promise<TriedCode | undefined> {
  const { rows } = await sql<TriedCode>`
    update log_in_code set tries = tries + 1
    where session_hash = ${sessionHash} and country = ${country} and email_key = ${emailKey}
      and expires_at > now() and tries < ${LOG_IN_CODE_TRIES}::int
    returning hash, customer_id, tries, by_sms
  `.execute(db);
  return rows[0];
}

/** Of two concurrent requests with the same code only one succeeds. */
export async function useCode(db: Kysely<Database>, sessionHash: Buffer, hash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    delete from log_in_code where session_hash = ${sessionHash} and hash = ${hash} returning session_hash
  `.execute(db);
  return rows.length > 0;
}
