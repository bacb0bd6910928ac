import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { rowNames } from './row-names.ts';

/** A difference that the files make in the database. */
export interface RowChange {
  table: string;
  /** Of the row, for people. */
  row: string;
  /** `null`: the whole row is new, or gone. */
  column: string | null;
  /** As JSON; `null`: the row did not exist. */
  before: unknown;
  after: unknown;
}

/** Ids are given by the database; these columns are counted by it or say when something happened. */
const notCompared = ['id', 'uses', 'remaining', 'created_at', 'updated_at'];

/** Keeps all rows that the seed writes until the end of the transaction, to be compared with `findChanges`. */
export async function keepRows(trx: Transaction<Database>): Promise<void> {
  await sql`create temporary table kept_row (tab text, name text, body jsonb) on commit drop`.execute(trx);
  for (const table of Object.keys(rowNames)) await sql`insert into kept_row ${rowsOf(table)}`.execute(trx);
}

export async function findChanges(trx: Transaction<Database>): Promise<RowChange[]> {
  await sql`create temporary table found_row (tab text, name text, body jsonb) on commit drop`.execute(trx);
  for (const table of Object.keys(rowNames)) await sql`insert into found_row ${rowsOf(table)}`.execute(trx);
  const { rows } = await sql<RowChange>`
    with pair as (
      select coalesce(k.tab, f.tab) as tab, coalesce(k.name, f.name) as name, k.body as before, f.body as after
      from kept_row k full join found_row f on f.tab = k.tab and f.name = k.name
      where k.body is distinct from f.body
    )
    select tab as "table", name as "row", null as "column", before, after
    from pair where before is null or after is null
    union all
    select tab, name, c.key, before -> c.key, after -> c.key
    from pair, jsonb_object_keys(before || after) c(key)
    where before is not null and after is not null and before -> c.key is distinct from after -> c.key
    order by 1, 2, 3
  `.execute(trx);
  return rows;
}

const rowsOf = (table: string) => sql`
  select ${table}, ${sql.raw(rowNames[table] ?? '')}, to_jsonb(t) - ${sql.lit(`{${notCompared.join(',')}}`)}::text[]
  from ${sql.table(table)} t
`;
