import type { CountryCode } from '@odeta/contracts';
import type { ChangeSet, PartState, SetState } from '@odeta/contracts/staff';
import { type Kysely, sql, type Transaction } from 'kysely';
import { columns } from '../db/columns.ts';
import type { Database, Row } from '../db/database.ts';
import type { Edition } from '../language/editions.ts';
import type { ComparedChange } from './compare-changes.ts';
import { countryOfEdition } from './entity-kind.ts';
import { inState } from './in-state.ts';

export interface NewSet {
  author: string;
  reason: string;
  now: Date;
  undoes: number | null;
  /** It is only shown, and never starts. */
  isPreview?: boolean;
  /** A request that is sent again makes no second set. */
  request: { key: string; digest: string } | null;
  parts: readonly (PartTimes & { state: PartState })[];
}

/** When a part starts and ends; `null`: at once, never. */
export interface PartTimes {
  country: CountryCode;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** The moments of local times in the countries. */
export async function findTimes(
  db: Kysely<Database>,
  countries: readonly CountryCode[],
  { from, until }: { from: string | null; until: string | null },
): Promise<PartTimes[]> {
  const { rows } = await sql<PartTimes>`
    select code as country, ${from}::timestamp at time zone time_zone as starts_at, ${until}::timestamp at time zone time_zone as ends_at
    from country where code = any(${countries}::text[]) order by code
  `.execute(db);
  return rows;
}

/** All change sets are written one after the other, so that none of them overtakes another between reading and writing. */
export async function lockChangeSets(trx: Transaction<Database>): Promise<void> {
  await trx.selectFrom('reference').select('version').forUpdate().executeTakeFirstOrThrow();
}

/** Its number. */
export async function insertSet(
  trx: Transaction<Database>,
  { author, reason, now: createdAt, undoes, isPreview = false, request, parts }: NewSet,
  changes: readonly ComparedChange[],
): Promise<number> {
  const { id } = await trx
    .insertInto('changeSet')
    .values({
      ...{ author, reason, createdAt, undoes, isPreview },
      requestKey: request?.key ?? null,
      requestDigest: request?.digest ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (parts.length > 0) {
    const rowsOfParts = parts.map((part) => ({
      ...part,
      changeSetId: id,
      appliedAt: part.state === 'applied' ? createdAt : null,
    }));
    await trx.insertInto('changePart').values(rowsOfParts).execute();
  }
  const rows = changes.map(({ kind, country, key, before, after }, position) => ({
    ...{ kind, country, key, before, after, position },
  }));
  await sql`
    insert into change (change_set_id, position, kind, country, key, before, after)
    select ${id}, position, kind, country, key, nullif(before::text, 'null')::json, nullif(after::text, 'null')::json
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as g(position int, kind text, country text, key text, before json, after json)
    order by position
  `.execute(trx);
  return id;
}

export interface StoredChange {
  id: number;
  kind: string;
  country: Edition;
  key: string;
  before: object | null;
  after: object | null;
}

/** The changes of a set, of one country only if it is named. */
export async function findChangesOf(db: Kysely<Database>, setId: number, country?: CountryCode) {
  const rows = await db
    .selectFrom('change')
    .select(['id', 'kind', 'country', 'key', 'before', 'after'])
    .where('changeSetId', '=', setId)
    .orderBy('position')
    .execute();
  return country === undefined ? rows : rows.filter((row) => countryOfEdition(row.country) === country);
}

/** Keeps what a part has replaced when it started. */
export async function keepFormer(
  trx: Transaction<Database>,
  changes: readonly { id: number; before: object | null }[],
): Promise<void> {
  await sql`
    update change c set before = nullif(g.before::text, 'null')::json
    from json_to_recordset(${JSON.stringify(changes.map(({ id, before }) => ({ id, before })))}::json) as g(id bigint, before json)
    where c.id = g.id
  `.execute(trx);
}

export interface Part extends Pick<Row<'changePart'>, 'changeSetId' | 'country' | 'state' | 'startsAt' | 'endsAt'> {}

export const findParts = (db: Kysely<Database>, setId: number) =>
  db.selectFrom('changePart').selectAll().where('changeSetId', '=', setId).orderBy('country').execute();

export async function setPart(
  trx: Transaction<Database>,
  { changeSetId, country }: Pick<Part, 'changeSetId' | 'country'>,
  to: Partial<Pick<Row<'changePart'>, 'state' | 'startsAt' | 'endsAt' | 'appliedAt' | 'endedAt' | 'note'>>,
): Promise<void> {
  await trx
    .updateTable('changePart')
    .set(to)
    .where('changeSetId', '=', changeSetId)
    .where('country', '=', country)
    .execute();
}

export interface SetFilter {
  kind?: string | undefined;
  country?: string | undefined;
  key?: string | undefined;
  state?: SetState | undefined;
  /** Older than this one. */
  before?: number | undefined;
  id?: number | undefined;
  most: number;
}

/** The newest first. Those that are only shown are found by their number alone. */
export async function findSets(db: Kysely<Database>, filter: SetFilter): Promise<ChangeSet[]> {
  const { kind, country, key, state, before, id, most } = filter;
  const isAbout = kind !== undefined || country !== undefined || key !== undefined;
  const like = (column: string, value: string | undefined) =>
    value === undefined ? sql`true` : sql`${sql.ref(`c.${column}`)} = ${value}`;
  const { rows } = await sql<Omit<ChangeSet, 'createdAt'> & Pick<Row<'changeSet'>, 'createdAt'>>`
    select ${columns('changeSet as s', 'id', 'author', 'reason', 'createdAt', 'undoes', 'isPreview')},
      (select u.id from change_set u where u.undoes = s.id) as undone_by,
      (select count(*) from change c where c.change_set_id = s.id) as size,
      (
        select coalesce(json_agg(json_build_object(
          'country', p.country, 'state', p.state, 'startsAt', ${moment('starts_at')}, 'endsAt', ${moment('ends_at')},
          'appliedAt', ${moment('applied_at')}, 'endedAt', ${moment('ended_at')}, 'note', p.note
        ) order by p.country), '[]')
        from change_part p where p.change_set_id = s.id
      ) as parts,
      (
        select json_build_object('state', a.state, 'by', a.decided_by, 'at', ${moment('decidedAt', 'a')}, 'reason', a.reason)
        from change_approval a where a.change_set_id = s.id
      ) as approval
    from change_set s
    where ${id === undefined ? sql`not s.is_preview` : sql`s.id = ${id}`}
      and ${before === undefined ? sql`true` : sql`s.id < ${before}`}
      and ${
        isAbout
          ? sql`exists (
              select 1 from change c where c.change_set_id = s.id
                and ${like('kind', kind)} and ${like('country', country)} and ${like('key', key)}
            )`
          : sql`true`
      }
      and ${state === undefined ? sql`true` : inState[state]}
    order by s.id desc
    limit ${most}
  `.execute(db);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

const moment = (column: string, table = 'p') =>
  sql`to_char(${sql.ref(`${table}.${column}`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
