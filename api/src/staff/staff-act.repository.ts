import { type Kysely, sql } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database, Row } from '../db/database.ts';

interface Act {
  memberId: number;
  act: string;
  /** The number of an order or a customer. */
  subject: string;
  reason: string;
  now: Date;
}

/** An append-only record of what somebody did or read. */
export async function recordAct(db: Kysely<Database>, { now: actedAt, ...act }: Act): Promise<void> {
  await db
    .insertInto('staffAct')
    .values({ ...act, actedAt })
    .execute();
}

const actColumns = columns('staffAct as a', 'id', 'act', 'subject', 'reason', 'actedAt');

export interface ActFilter {
  subject?: string | undefined;
  member?: string | undefined;
  before?: number | undefined;
  most: number;
}

export type ListedAct = RowOf<typeof actColumns> & { member: Row<'staffMember'>['name'] };

/** The newest first. */
export async function findActs(
  db: Kysely<Database>,
  { subject = '', member = '', before = 0, most }: ActFilter,
): Promise<ListedAct[]> {
  const { rows } = await sql<ListedAct>`
    select ${actColumns}, m.name as member from staff_act a join staff_member m on m.id = a.member_id
    where (${subject} = '' or a.subject = ${subject}) and (${member} = '' or lower(m.name) = lower(${member}))
      and (${before} = 0 or a.id < ${before})
    order by a.id desc limit ${most}
  `.execute(db);
  return rows;
}
