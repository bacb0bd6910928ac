import type { RecordedAct } from '@odeta/contracts/staff';
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
  act?: RecordedAct | undefined;
  /** The first moment, and the one that is too late. */
  from?: Date | undefined;
  until?: Date | undefined;
  before?: number | undefined;
  most: number;
}

export type ListedAct = RowOf<typeof actColumns> & { member: Row<'staffMember'>['name'] };

/** The newest first. Searches and lists have no subject of their own but the numbers of what they have shown. */
export async function findActs(db: Kysely<Database>, filter: ActFilter): Promise<ListedAct[]> {
  const { subject, member, act, from, until, before, most } = filter;
  const conditions = [
    subject &&
      sql`(a.subject = ${subject} or (a.act in ('find', 'read-decisions') and string_to_array(a.reason, ', ') @> array[${subject}]))`,
    member && sql`a.member_id in (select id from staff_member where strpos(lower(name), lower(${member})) > 0)`,
    act && sql`a.act = ${act}`,
    from && sql`a.acted_at >= ${from}`,
    until && sql`a.acted_at < ${until}`,
    before && sql`a.id < ${before}`,
  ].filter((condition) => typeof condition === 'object');
  const { rows } = await sql<ListedAct>`
    select ${actColumns}, m.name as member from staff_act a join staff_member m on m.id = a.member_id
    where ${sql.join([sql`true`, ...conditions], sql` and `)}
    order by a.id desc limit ${most}
  `.execute(db);
  return rows;
}

const refusalColumns = columns('staffRefusal as r', 'id', 'act', 'subject', 'refusedAt');
const memberColumns = columns('staffMember as m', 'name as member', 'role');

export type ListedRefusal = RowOf<typeof refusalColumns> & RowOf<typeof memberColumns>;

/** What roles did not allow, the newest first. */
export async function findRefusals(
  db: Kysely<Database>,
  { member = '', before, most }: { member?: string | undefined; before?: number | undefined; most: number },
): Promise<ListedRefusal[]> {
  const { rows } = await sql<ListedRefusal>`
    select ${refusalColumns}, ${memberColumns} from staff_refusal r join staff_member m on m.id = r.member_id
    where strpos(lower(m.name), lower(${member})) > 0 and r.id < ${before ?? Number.MAX_SAFE_INTEGER}
    order by r.id desc limit ${most}
  `.execute(db);
  return rows;
}
