import type { CountryCode } from '@odeta/shared/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { emailKeyOf } from './email-key.ts';

export interface Account {
  id: string;
  passwordHash: string;
}

/** K6, K7. The account of an e-mail, however it is written. */
export async function findAccountOf(
  db: Kysely<Database>,
  country: CountryCode,
  email: string,
): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select id, password_hash from customer
    where country = ${country} and email_key = ${emailKeyOf(email)} and password_hash is not null and deleted_at is null
  `.execute(db);
  return rows[0];
}
