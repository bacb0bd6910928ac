import { type Kysely, sql, type Transaction } from 'kysely';
import type { Row } from './database.ts';

/**
 * Inserts or updates any number of rows in one statement (as `json`, which keeps their order). Keys of the rows are column names;
 * `conflict` are the columns that identify a row, `set` the columns to update, with their SQL (by default all others).
 */
export async function upsert<Tables>(
  trx: Transaction<Tables>,
  table: string,
  conflict: readonly string[],
  rows: readonly Record<string, unknown>[],
  set: Record<string, string> = {},
  existing: 'update' | 'nothing' = 'update',
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const changes = columns
    .filter((column) => !conflict.includes(column))
    .map((column) => sql`${sql.ref(column)} = ${sql.raw(set[column] ?? `excluded.${column}`)}`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    on conflict (${sql.join(conflict.map((column) => sql.ref(column)))})
    do ${existing === 'update' && changes.length > 0 ? sql`update set ${sql.join(changes)}` : sql`nothing`}
  `.execute(trx);
}

/** Inserts the rows that do not exist yet; the others stay as they are. */
export const insertNew = <Tables>(
  trx: Transaction<Tables>,
  table: string,
  conflict: readonly string[],
  rows: readonly Record<string, unknown>[],
): Promise<void> => upsert(trx, table, conflict, rows, {}, 'nothing');

/** Ids by the key that the seed files use. The tables that have one number their rows as products are. */
export async function readIds<Tables>(db: Kysely<Tables>, table: string, key: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string } & Pick<Row<'product'>, 'id'>>`
    select ${sql.ref(key)} as key, id from ${sql.table(table)}
  `.execute(db);
  return new Map(rows.map((row) => [row.key, row.id]));
}
