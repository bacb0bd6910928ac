import { type Kysely, sql, type Transaction } from 'kysely';
import type { Row } from './database.ts';

type Given = Readonly<Record<string, unknown>>;

/**
 * Inserts or updates any number of rows in one statement. Keys of the rows are column names; `key` are the columns that identify a row,
 * `set` the columns to update, with their SQL (by default all others).
 */
export async function upsert<Tables>(
  trx: Transaction<Tables>,
  table: string,
  key: readonly string[],
  rows: readonly Given[],
  set: Record<string, string> = {},
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const changes = Object.keys(first)
    .filter((column) => !key.includes(column))
    .map((column) => sql`${sql.ref(column)} = ${sql.raw(set[column] ?? `excluded.${column}`)}`);
  await sql`
    ${insert(table, rows)} on conflict (${refs(key)})
    do ${changes.length > 0 ? sql`update set ${sql.join(changes)}` : sql`nothing`}
  `.execute(trx);
}

/**
 * Inserts the rows that do not exist, and returns them; the others stay as they are. Only in the columns `maps`, JSON objects, an existing
 * row gets the entries that it does not have.
 */
export async function insertMissing<Tables, One extends Given>(
  trx: Transaction<Tables>,
  table: string,
  key: readonly string[],
  rows: readonly One[],
  maps: readonly string[] = [],
): Promise<One[]> {
  if (rows.length === 0) return [];
  const merged = maps.map((map) => {
    const [had, given] = [sql.ref(`${table}.${map}`), sql.ref(`excluded.${map}`)];
    return { set: sql`${sql.ref(map)} = ${given} || ${had}`, lacks: sql`${given} || ${had} <> ${had}` };
  });
  const { rows: written } = await sql<{ key: string[]; isNew: boolean }>`
    ${insert(table, rows)} on conflict (${refs(key)}) do ${
      merged.length > 0
        ? sql`update set ${sql.join(merged.map(({ set }) => set))} where ${sql.join(
            merged.map(({ lacks }) => lacks),
            sql` or `,
          )}`
        : sql`nothing`
    }
    returning array[${sql.join(key.map((column) => sql`${sql.ref(column)}::text`))}] as key, xmax = 0 as is_new
  `.execute(trx);
  const fresh = new Set(written.filter(({ isNew }) => isNew).map((row) => JSON.stringify(row.key)));
  return rows.filter((row) => fresh.has(JSON.stringify(key.map((column) => String(row[column])))));
}

const refs = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/** As `json`, which keeps the order of the rows. */
function insert(table: string, rows: readonly Given[]) {
  const names = refs(Object.keys(rows[0] ?? {}));
  return sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
  `;
}

/** Ids by the key that the seed files use. The tables that have one number their rows as products are. */
export async function readIds<Tables>(db: Kysely<Tables>, table: string, key: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string } & Pick<Row<'product'>, 'id'>>`
    select ${sql.ref(key)} as key, id from ${sql.table(table)}
  `.execute(db);
  return new Map(rows.map((row) => [row.key, row.id]));
}
