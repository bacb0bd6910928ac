import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, Row } from '../db/database.ts';

export interface PreviewedSet {
  /** Of the live contents. */
  version: number;
  /** Whether a part of the set has not started. */
  isWaiting: boolean;
}

export async function findPreviewed(db: Kysely<Database>, setId: number): Promise<PreviewedSet | undefined> {
  const { rows } = await sql<PreviewedSet>`
    select r.version, exists (
      select from change_part p where p.change_set_id = s.id and p.state in ('draft', 'scheduled')
    ) as is_waiting
    from change_set s, reference r where s.id = ${setId}
  `.execute(db);
  return rows[0];
}

/**
 * Lets one process after the other build previews. Must be the first statement of a transaction with repeatable reads: unlike a query it waits
 * before the snapshot of the transaction is taken, which then contains what the others have built.
 */
export async function lockBuilding(trx: Transaction<Database>): Promise<void> {
  await sql`lock table contents_preview in share row exclusive mode`.execute(trx);
}

export async function findBuilt(
  db: Kysely<Database>,
  { set, version }: { set: number; version: number },
): Promise<number | undefined> {
  const { rows } = await sql<Pick<Row<'contentsPreview'>, 'id'>>`
    select id from contents_preview where change_set_id = ${set} and version = ${version}
  `.execute(db);
  return rows[0]?.id;
}

export async function insertBuilt(
  trx: Transaction<Database>,
  { set, version }: { set: number; version: number },
): Promise<number> {
  const { rows } = await sql<Pick<Row<'contentsPreview'>, 'id'>>`
    insert into contents_preview (change_set_id, version) values (${set}, ${version}) returning id
  `.execute(trx);
  return rows[0]?.id ?? 0;
}

/** The shop's schemas as connections search them, and the first one alone. */
export async function findSchemas(db: Kysely<Database>): Promise<{ path: string; own: string }> {
  const { rows } = await sql<{ path: string; own: string }>`
    select current_setting('search_path') as path, current_schema() as own
  `.execute(db);
  return rows[0] ?? { path: 'public', own: 'public' };
}

/** Numbers that rows of a preview get begin far above those of the shop, so that they never mean another row. */
const FIRST_NUMBER = 1_000_000_000;

/** A table like the shop's, without references to other tables; with its rows if they are copied. */
export async function copyTable(
  trx: Transaction<Database>,
  { from, to, table, hasRows }: { from: string; to: string; table: string; hasRows: boolean },
): Promise<void> {
  const [source, target] = [sql.table(`${from}.${table}`), sql.table(`${to}.${table}`)];
  await sql`create table ${target} (like ${source} including all)`.execute(trx);
  if (hasRows) {
    const { rows } = await sql<{ name: string }>`
      select attname as name from pg_attribute
      where attrelid = ${`${from}.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum
    `.execute(trx);
    const names = sql.join(rows.map(({ name }) => sql.id(name)));
    await sql`insert into ${target} (${names}) overriding system value select ${names} from ${source}`.execute(trx);
  }
  const { rows } = await sql<{ sequence: string | null }>`
    select pg_get_serial_sequence(${`${to}.${table}`}, attname) as sequence from pg_attribute
    where attrelid = ${`${to}.${table}`}::regclass and attidentity <> ''
  `.execute(trx);
  for (const { sequence } of rows) {
    if (sequence !== null) await sql`select setval(${sequence}::regclass, ${FIRST_NUMBER})`.execute(trx);
  }
}

/** Previews that nobody can see any more: of sets that wait no longer, of older contents, and older than any link. */
export async function findOutdated(db: Kysely<Database>, now: Date): Promise<number[]> {
  const { rows } = await sql<Pick<Row<'contentsPreview'>, 'id'>>`
    select p.id from contents_preview p
    where p.built_at < ${now}::timestamptz - interval '8 days'
      or not exists (
        select from change_part c where c.change_set_id = p.change_set_id and c.state in ('draft', 'scheduled')
      )
      or (p.built_at < ${now}::timestamptz - interval '10 minutes' and p.version < (select version from reference))
    order by p.id limit 20
  `.execute(db);
  return rows.map(({ id }) => id);
}

export async function dropBuilt(trx: Transaction<Database>, id: number, schema: string): Promise<void> {
  await sql`delete from contents_preview where id = ${id}`.execute(trx);
  await sql`drop schema if exists ${sql.id(schema)} cascade`.execute(trx);
}
