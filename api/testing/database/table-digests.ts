import { type Kysely, sql } from 'kysely';

/** A digest of each table of the schema: equal before and after if no row was changed. */
export async function tableDigests<Tables>(db: Kysely<Tables>, schema: string): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = ${schema} order by 1
  `.execute(db);
  const digestOf = (name: string) =>
    sql`select ${sql.lit(name)} as name, sum(hashtextextended(t::text, 0))::text as digest from ${sql.table(name)} t`;
  // One statement for all tables, because this is done before and after many tests.
  const all = sql.join(
    tables.map(({ name }) => digestOf(name)),
    sql` union all `,
  );
  const { rows } = await sql<{ name: string; digest: string | null }>`${all}`.execute(db);
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest ?? '']));
}
