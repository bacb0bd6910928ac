import { type Kysely, sql } from 'kysely';

/** A digest of every row of every table of the schema: equal before and after when nothing was changed. */
export async function tableDigests<Tables>(db: Kysely<Tables>, schema: string): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = ${schema} order by 1
  `.execute(db);
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ digest: string | null }>`
      select md5(string_agg(t::text, '|' order by t::text)) as digest from ${sql.table(name)} t
    `.execute(db);
    digests[name] = rows[0]?.digest ?? '';
  }
  return digests;
}
