import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../db/database.ts';
import { secretHashOf } from '../identity/link-token.ts';

/** Minutes for which a challenge of a passkey is valid. */
const CHALLENGE_MINUTES = 5;

interface Asked {
  challenge: string;
  /** Who makes a key; `null`: a key is used. */
  memberId: number | null;
}

/** Also removes those that have ended. */
export async function saveStaffChallenge(
  db: Kysely<Database>,
  { challenge, memberId, minutes = CHALLENGE_MINUTES }: Asked & { minutes?: number },
): Promise<void> {
  await sql`delete from staff_challenge where expires_at < now()`.execute(db);
  const expiresAt = sql<Date>`now() + make_interval(mins => ${minutes}::int)`;
  await db
    .insertInto('staffChallenge')
    .values({ hash: secretHashOf(challenge), memberId, expiresAt })
    .execute();
}

/** A challenge is valid once, whatever the outcome, and for one purpose. */
export async function takeStaffChallenge(db: Kysely<Database>, { challenge, memberId }: Asked): Promise<boolean> {
  const { rows } = await sql`
    delete from staff_challenge
    where hash = ${secretHashOf(challenge)} and expires_at > now() and member_id is not distinct from ${memberId}::bigint
    returning hash
  `.execute(db);
  return rows.length > 0;
}

export const findStaffPasskeys = (db: Kysely<Database>, memberId: number) =>
  db
    .selectFrom('staffPasskey')
    .select(['id', 'createdAt', 'lastUsedAt', 'credentialId', 'transports', 'rpId'])
    .where('memberId', '=', memberId)
    .orderBy('id', 'desc')
    .execute();

type NewStaffPasskey = Pick<
  Row<'staffPasskey'>,
  'memberId' | 'credentialId' | 'rpId' | 'publicKey' | 'signCount' | 'transports'
>;

/** `false` if somebody has this key already. */
export async function insertStaffPasskey(db: Kysely<Database>, key: NewStaffPasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('staffPasskey')
    .values(key)
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) > 0;
}

/** Returns whether the member had such a key. */
export async function deleteStaffPasskey(db: Kysely<Database>, memberId: number, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('staffPasskey')
    .where('id', '=', Number(id))
    .where('memberId', '=', memberId)
    .returning('id')
    .execute();
  return deleted.length > 0;
}

/** The key with its member, as long as they work here. */
export const findStaffPasskey = (db: Kysely<Database>, credentialId: string) =>
  db
    .selectFrom('staffPasskey as k')
    .innerJoin('staffMember as m', 'm.id', 'k.memberId')
    .select(['k.id as keyId', 'k.credentialId', 'k.publicKey', 'k.signCount', 'm.id', 'm.name', 'm.role'])
    .where('k.credentialId', '=', credentialId)
    .where('m.endedAt', 'is', null)
    .executeTakeFirst();

/** `false` if the key was removed, or used with a higher count, since it was read. */
export async function saveStaffUse(db: Kysely<Database>, keyId: number, signCount: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update staff_passkey set sign_count = ${signCount}, last_used_at = now()
    where id = ${keyId} and (sign_count < ${signCount} or (sign_count = 0 and ${signCount}::bigint = 0))
  `.execute(db);
  return Number(numAffectedRows) > 0;
}
