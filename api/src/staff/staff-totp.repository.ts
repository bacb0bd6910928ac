import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../db/database.ts';

/** Minutes in which a first code has to confirm a secret. */
const CONFIRM_MINUTES = 10;

type Totp = Pick<Row<'staffTotp'>, 'sealed' | 'confirmedAt' | 'lastUsedAt'>;

/** The confirmed app of an employee. */
export const findTotp = (db: Kysely<Database>, memberId: number): Promise<Totp | undefined> =>
  db
    .selectFrom('staffTotp')
    .select(['sealed', 'confirmedAt', 'lastUsedAt'])
    .where('memberId', '=', memberId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();

/** One that waits for its first code. */
export const findPreparedTotp = (db: Kysely<Database>, memberId: number): Promise<Totp | undefined> =>
  db
    .selectFrom('staffTotp')
    .select(['sealed', 'confirmedAt', 'lastUsedAt'])
    .where('memberId', '=', memberId)
    .where('confirmedAt', 'is', null)
    .where('createdAt', '>', sql<Date>`now() - make_interval(mins => ${CONFIRM_MINUTES}::int)`)
    .executeTakeFirst();

/** Replaces one that was not confirmed; `false`: there is a confirmed one. */
export async function saveTotp(db: Kysely<Database>, memberId: number, sealed: Buffer): Promise<boolean> {
  const { rows } = await sql`
    insert into staff_totp as t (member_id, sealed) values (${memberId}, ${sealed})
    on conflict (member_id) do update set sealed = excluded.sealed, created_at = now() where t.confirmed_at is null
    returning member_id
  `.execute(db);
  return rows.length > 0;
}

interface Use {
  memberId: number;
  /** As it was read when the code was checked. */
  sealed: Buffer;
  /** The time step of the code. */
  step: number;
}

/** `false`: another secret was prepared meanwhile. */
export async function confirmTotp(db: Kysely<Database>, { memberId, sealed, step }: Use): Promise<boolean> {
  const confirmed = await db
    .updateTable('staffTotp')
    .set({ confirmedAt: sql<Date>`now()`, lastStep: step })
    .where('memberId', '=', memberId)
    .where('confirmedAt', 'is', null)
    .where('sealed', '=', sealed)
    .returning('memberId')
    .execute();
  return confirmed.length > 0;
}

/** In one statement, so that of two concurrent uses of a code one succeeds; `false` if it, or a later one, was used. */
export async function useTotp(
  db: Kysely<Database>,
  { memberId, sealed, step }: Use,
  resealed: Buffer,
): Promise<boolean> {
  const used = await db
    .updateTable('staffTotp')
    .set({ lastStep: step, lastUsedAt: sql<Date>`now()`, sealed: resealed })
    .where('memberId', '=', memberId)
    .where('confirmedAt', 'is not', null)
    .where('sealed', '=', sealed)
    .where('lastStep', '<', step)
    .returning('memberId')
    .execute();
  return used.length > 0;
}

/** Returns whether there was a confirmed one. */
export async function deleteTotp(db: Kysely<Database>, memberId: number): Promise<boolean> {
  const deleted = await db.deleteFrom('staffTotp').where('memberId', '=', memberId).returning('confirmedAt').execute();
  return deleted.some(({ confirmedAt }) => confirmedAt !== null);
}
