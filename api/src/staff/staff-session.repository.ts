import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../db/database.ts';

type Member = Pick<Row<'staffMember'>, 'id' | 'name' | 'role'>;

/** Hours for which a log-in lasts, and without a request. */
const [WORKING_DAY, PAUSE] = [12, 2];

/** Also removes those that have ended. */
export async function startSession(db: Kysely<Database>, hash: Buffer, memberId: number): Promise<void> {
  await db.insertInto('staffSession').values({ hash, memberId }).execute();
  await sql`delete from staff_session where started_at < now() - make_interval(hours => ${WORKING_DAY}::int)`.execute(
    db,
  );
}

/** Who is logged in. The time of use is written once a minute. */
export async function findSession(db: Kysely<Database>, hash: Buffer): Promise<Member | undefined> {
  const { rows } = await sql<Member & { isOld: boolean }>`
    select m.id, m.name, m.role, s.used_at < now() - interval '1 minute' as is_old
    from staff_session s join staff_member m on m.id = s.member_id
    where s.hash = ${hash} and m.ended_at is null
      and s.started_at > now() - make_interval(hours => ${WORKING_DAY}::int)
      and s.used_at > now() - make_interval(hours => ${PAUSE}::int)
  `.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  const { isOld, ...member } = found;
  if (isOld) await db.updateTable('staffSession').set({ usedAt: sql`now()` }).where('hash', '=', hash).execute();
  return member;
}

export async function endSession(db: Kysely<Database>, hash: Buffer): Promise<void> {
  await db.deleteFrom('staffSession').where('hash', '=', hash).execute();
}

export async function endAllSessions(db: Kysely<Database>, memberId: number): Promise<void> {
  await db.deleteFrom('staffSession').where('memberId', '=', memberId).execute();
}

export async function hasJustStarted(db: Kysely<Database>, hash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select 1 from staff_session where hash = ${hash} and started_at > now() - interval '10 minutes'
  `.execute(db);
  return rows.length > 0;
}
