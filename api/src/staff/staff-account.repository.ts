import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../db/database.ts';
import type { CompanyAccount } from './open-id.ts';

type Member = Pick<Row<'staffMember'>, 'id' | 'name' | 'role'>;

/** Whose account it is: the one that has logged in with it before, or, the first time, the employee with its verified e-mail. */
export async function findMemberByAccount(db: Kysely<Database>, account: CompanyAccount): Promise<Member | undefined> {
  const found = await findBound(db, account);
  if (found || account.email === null) return found;
  await bind(db, account, account.email);
  // Also if another log-in with the account has just done so.
  return findBound(db, account);
}

const findBound = (db: Kysely<Database>, { issuer, subject }: CompanyAccount): Promise<Member | undefined> =>
  db
    .selectFrom('staffAccount as a')
    .innerJoin('staffMember as m', 'm.id', 'a.memberId')
    .select(['m.id', 'm.name', 'm.role'])
    .where('a.issuer', '=', issuer)
    .where('a.subject', '=', subject)
    .where('m.endedAt', 'is', null)
    .executeTakeFirst();

/** In one statement, so that of two accounts with one address the first gets it. */
async function bind(db: Kysely<Database>, { issuer, subject }: CompanyAccount, email: string): Promise<void> {
  await sql`
    update staff_account set issuer = ${issuer}, subject = ${subject}
    where lower(email) = lower(${email}) and subject is null
  `.execute(db);
}

/** The next account with this e-mail is the employee's. `null` removes it. `taken`: it is somebody else's. */
export async function changeAccount(
  db: Kysely<Database>,
  memberId: number,
  email: string | null,
): Promise<'changed' | 'taken'> {
  if (email === null) {
    await deleteAccount(db, memberId);
    return 'changed';
  }
  const { rows } = await sql`
    insert into staff_account as a (member_id, email) select ${memberId}, ${email}
    where not exists (select from staff_account where lower(email) = lower(${email}) and member_id <> ${memberId})
    on conflict (member_id) do update set email = excluded.email, issuer = null, subject = null
    returning member_id
  `.execute(db);
  return rows.length > 0 ? 'changed' : 'taken';
}

export async function deleteAccount(db: Kysely<Database>, memberId: number): Promise<void> {
  await db.deleteFrom('staffAccount').where('memberId', '=', memberId).execute();
}
