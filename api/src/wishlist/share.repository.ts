import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../db/database.ts';
import type { KnownSession, Session } from '../http/session.ts';

/** The token of the link that shares the visitor's list. */
export async function findShare(
  db: Kysely<Database>,
  { idHash, country }: Pick<Session, 'idHash' | 'country'>,
): Promise<string | null> {
  const { rows } = await sql<Pick<Row<'wishlistShare'>, 'token'>>`
    select h.token from session s
    join wishlist_share h on h.session_id = s.owner_id and h.country = ${country}
    where s.id_hash = ${idHash} and s.expires_at > now()
    order by h.created_at limit 1
  `.execute(db);
  return rows[0]?.token ?? null;
}

export async function saveShare(
  db: Kysely<Database>,
  { token, sessionId, country }: { token: string; sessionId: number; country: CountryCode },
): Promise<void> {
  await db.insertInto('wishlistShare').values({ token, sessionId, country }).execute();
}

export async function deleteShares(db: Kysely<Database>, { idHash, country }: KnownSession): Promise<void> {
  await sql`
    delete from wishlist_share h using session s
    where s.id_hash = ${idHash} and s.expires_at > now() and h.session_id = s.owner_id and h.country = ${country}
  `.execute(db);
}

/** The owner of the list that the token shares in this country, unless the owner's session has expired. */
export async function findSharedList(
  db: Kysely<Database>,
  token: string,
  country: CountryCode,
): Promise<number | undefined> {
  const { rows } = await sql<{ ownerId: Row<'wishlistShare'>['sessionId'] }>`
    select h.session_id as owner_id from wishlist_share h
    join session s on s.id = h.session_id and s.expires_at > now()
    where h.token = ${token} and h.country = ${country}
  `.execute(db);
  return rows[0]?.ownerId;
}
