import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, Row } from '../../db/database.ts';
import { secretHashOf } from '../../identity/link-token.ts';

/** Minutes for which a challenge is valid: the page of a log-in offers keys while its fields are filled in. */
const CHALLENGE_MINUTES = 15;

interface Asked {
  challenge: string;
  /** The hash of the browser's session id. */
  sessionHash: Buffer;
  /** Who makes a key; `null`: a key is used. */
  customerId: string | null;
}

export async function saveChallenge(
  db: Kysely<Database>,
  { challenge, sessionHash, customerId }: Asked,
): Promise<void> {
  const expiresAt = sql<Date>`now() + make_interval(mins => ${CHALLENGE_MINUTES}::int)`;
  await db
    .insertInto('passkeyChallenge')
    .values({ hash: secretHashOf(challenge), sessionHash, customerId, expiresAt })
    .execute();
}

/** A challenge is valid once, whatever the outcome, for the browser that asked for it, and for one purpose. */
export async function takeChallenge(
  db: Kysely<Database>,
  { challenge, sessionHash, customerId }: Asked,
): Promise<boolean> {
  const { rows } = await sql`
    delete from passkey_challenge
    where hash = ${secretHashOf(challenge)} and session_hash = ${sessionHash} and expires_at > now()
      and customer_id is not distinct from ${customerId}::uuid
    returning hash
  `.execute(db);
  return rows.length > 0;
}

export const findPasskeys = (db: Kysely<Database>, customerId: string) =>
  db
    .selectFrom('passkey')
    .select(['id', 'name', 'createdAt', 'lastUsedAt', 'credentialId', 'transports', 'rpId'])
    .where('customerId', '=', customerId)
    .orderBy('id', 'desc')
    .execute();

export type NewPasskey = Pick<
  Row<'passkey'>,
  'customerId' | 'credentialId' | 'rpId' | 'publicKey' | 'signCount' | 'transports' | 'name'
>;

/** `false` if some account has this key already. */
export async function insertPasskey(trx: Transaction<Database>, key: NewPasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkey')
    .values(key)
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) > 0;
}

export async function renameKey(
  db: Kysely<Database>,
  customerId: string,
  { id, name }: { id: string; name: string },
): Promise<void> {
  await sql`update passkey set name = ${name} where id::text = ${id} and customer_id = ${customerId}`.execute(db);
}

/** Returns the name of the key, if the customer had one with this id. */
export async function deleteKey(
  trx: Transaction<Database>,
  customerId: string,
  id: string,
): Promise<string | undefined> {
  const { rows } = await sql<Pick<Row<'passkey'>, 'name'>>`
    delete from passkey where id::text = ${id} and customer_id = ${customerId} returning name
  `.execute(trx);
  return rows[0]?.name;
}

/** The key with its customer in this country's shop. */
export const findKey = (db: Kysely<Database>, country: CountryCode, credentialId: string) =>
  db
    .selectFrom('passkey as k')
    .innerJoin('customer as u', 'u.id', 'k.customerId')
    .select(['k.id', 'k.customerId', 'k.credentialId', 'k.publicKey', 'k.signCount', 'k.transports', 'u.email'])
    .where('k.credentialId', '=', credentialId)
    .where('u.country', '=', country)
    .where('u.passwordHash', 'is not', null)
    .where('u.deletedAt', 'is', null)
    .executeTakeFirst();

export type UsedKey = NonNullable<Awaited<ReturnType<typeof findKey>>>;

/** `false` if the key was removed, or used with a higher count, since it was read. */
export async function saveUse(
  trx: Kysely<Database>,
  { id, signCount }: Pick<UsedKey, 'id' | 'signCount'>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update passkey set sign_count = ${signCount}, last_used_at = now()
    where id = ${id} and (sign_count < ${signCount} or (sign_count = 0 and ${signCount}::bigint = 0))
  `.execute(trx);
  return Number(numAffectedRows) > 0;
}
