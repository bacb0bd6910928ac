import type { StaffRole } from '@odeta/contracts/staff';
import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../db/database.ts';
import { changeAccount, deleteAccount } from './staff-account.repository.ts';
import { newStaffKey, staffKeyHash } from './staff-key.ts';
import { endAllSessions } from './staff-session.repository.ts';
import { deleteTotp } from './staff-totp.repository.ts';

export type StaffMember = Pick<Row<'staffMember'>, 'id' | 'name' | 'role'>;

/** The new member's key; `null`: somebody has, or had, this name, which is the author of changes. */
export async function addMember(
  db: Kysely<Database>,
  { name, role, now }: { name: string; role: StaffRole; now: Date },
): Promise<string | null> {
  const key = newStaffKey();
  const added = await db
    .insertInto('staffMember')
    .values({ name, role, keyHash: staffKeyHash(key), createdAt: now })
    .onConflict((conflict) => conflict.expression(sql`lower(name)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added ? key : null;
}

/** The key and the log-ins end at once. Returns whether there was such a member. */
export async function endMember(db: Kysely<Database>, name: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const ended = await current(trx, name).set({ endedAt: now }).returning('id').executeTakeFirst();
    if (ended) {
      await endAllSessions(trx, ended.id);
      await deleteAccount(trx, ended.id);
    }
    return ended !== undefined;
  });
}

/** A new key in place of the former one, which ends with all log-ins, passkeys and codes; `null`: there is no such member. */
export async function renewKey(db: Kysely<Database>, name: string): Promise<string | null> {
  const key = newStaffKey();
  return db.transaction().execute(async (trx) => {
    const renewed = await current(trx, name)
      .set({ keyHash: staffKeyHash(key) })
      .returning('id')
      .executeTakeFirst();
    if (!renewed) return null;
    await endAllSessions(trx, renewed.id);
    await trx.deleteFrom('staffPasskey').where('memberId', '=', renewed.id).execute();
    await deleteTotp(trx, renewed.id);
    return key;
  });
}

export async function changeRole(db: Kysely<Database>, name: string, role: StaffRole): Promise<boolean> {
  const changed = await current(db, name).set({ role }).returning('id').execute();
  return changed.length > 0;
}

/** Which company account logs a member in; `null`: none. `unknown`: there is no such member. */
export async function changeMemberAccount(db: Kysely<Database>, name: string, email: string | null) {
  const member = await findMemberByName(db, name);
  return member ? changeAccount(db, member.id, email) : 'unknown';
}

export const listMembers = (db: Kysely<Database>) =>
  db
    .selectFrom('staffMember as m')
    .leftJoin('staffAccount as a', 'a.memberId', 'm.id')
    .select(['m.name', 'm.role', 'm.createdAt', 'm.endedAt', 'a.email'])
    .orderBy('m.id')
    .execute();

export const findMemberByKey = (db: Kysely<Database>, key: string): Promise<StaffMember | undefined> =>
  db
    .selectFrom('staffMember')
    .select(['id', 'name', 'role'])
    .where('keyHash', '=', staffKeyHash(key))
    .where('endedAt', 'is', null)
    .executeTakeFirst();

/** For calls: the key of who has an authenticator app opens log-ins only, which ask for a code. */
export const findCallerByKey = (db: Kysely<Database>, key: string): Promise<StaffMember | undefined> =>
  db
    .selectFrom('staffMember as m')
    .leftJoin('staffTotp as t', (join) => join.onRef('t.memberId', '=', 'm.id').on('t.confirmedAt', 'is not', null))
    .select(['m.id', 'm.name', 'm.role'])
    .where('m.keyHash', '=', staffKeyHash(key))
    .where('m.endedAt', 'is', null)
    .where('t.memberId', 'is', null)
    .executeTakeFirst();

export const findMemberByName = (db: Kysely<Database>, name: string): Promise<StaffMember | undefined> =>
  db
    .selectFrom('staffMember')
    .select(['id', 'name', 'role'])
    .where(sql<string>`lower(name)`, '=', name.toLowerCase())
    .where('endedAt', 'is', null)
    .executeTakeFirst();

/** An append-only record of what somebody was not allowed to do. */
export async function recordRefusal(
  db: Kysely<Database>,
  { memberId, act, subject, now: refusedAt }: { memberId: number; act: string; subject: string; now: Date },
): Promise<void> {
  await db.insertInto('staffRefusal').values({ memberId, act, subject, refusedAt }).execute();
}

const current = (db: Kysely<Database>, name: string) =>
  db.updateTable('staffMember').where(sql<string>`lower(name)`, '=', name.toLowerCase()).where('endedAt', 'is', null);
