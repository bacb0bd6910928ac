import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { KnownSession, Session } from '../http/session.ts';

/** The token of the link that shares the visitor's list. */
export async function findShare(
  db: Kysely<Database>,
  { idHash, country }: Pick<Session, 'idHash' | 'country'>,
): Promise<string | null> {
  const share = await db
    .selectFrom('session as s')
    .innerJoin('wishlistShare as h', 'h.sessionId', 's.ownerId')
    .select('h.token')
    .where('s.idHash', '=', idHash)
    .where('s.expiresAt', '>', sql<Date>`now()`)
    .where('h.country', '=', country)
    .orderBy('h.createdAt')
    .limit(1)
    .executeTakeFirst();
  return share?.token ?? null;
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
  const share = await db
    .selectFrom('wishlistShare as h')
    .innerJoin('session as s', 's.id', 'h.sessionId')
    .select('h.sessionId')
    .where('h.token', '=', token)
    .where('h.country', '=', country)
    .where('s.expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return share?.sessionId;
}
