import { type Kysely, sql } from 'kysely';
import { BASELINE } from './schema-steps.ts';

/**
 * The last of the 79 steps of 2026 that the baseline replaces. They were applied in the order of their names, so that a database with this
 * one has all of them.
 */
const LAST_REPLACED = '202611281020-message-customer-number';

/**
 * The steps that the baseline replaces and that this database has. With all of them its schema is that of the baseline, which is then
 * recorded as applied; a database with a part of them is an unfinished schema that was never released, and cannot be updated.
 */
export async function adoptOlderSteps(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from migration where name < ${BASELINE} order by name`.execute(db);
  const names = rows.map(({ name }) => name);
  const last = names.at(-1);
  if (last === undefined) return [];
  if (!names.includes(LAST_REPLACED)) {
    throw Object.assign(new Error(`its schema is from before the first release (${last})`), { code: 'UNRELEASED' });
  }
  // Kysely orders steps by time and then by name.
  await sql`
    insert into migration (name, "timestamp") select ${BASELINE}, max("timestamp") from migration
    on conflict do nothing
  `.execute(db);
  return names;
}
