import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { type SchemaSteps, schemaSteps } from './schema-steps.ts';

/** The database has no schema, or that of an older release. */
export class SchemaBehind extends Error {}

/**
 * For a server that does not migrate: many of them start during a deploy, and the schema is changed once, before. A schema of a newer release
 * is fine.
 * @throws {SchemaBehind} with a sentence for the operator.
 */
export async function requireSchema(db: Kysely<Database>, steps: SchemaSteps = schemaSteps): Promise<void> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('migration') is not null as exists`.execute(db);
  if (!rows[0]?.exists) throw new SchemaBehind(sentence('has no schema'));
  const applied = await sql<{ name: string }>`select name from migration`.execute(db);
  const names = new Set(applied.rows.map(({ name }) => name));
  const missing = Object.keys(steps).filter((name) => !names.has(name));
  if (missing.length > 0)
    throw new SchemaBehind(sentence(`is behind this release by ${missing.length} (${missing[0]})`));
}

const sentence = (state: string) =>
  `The database ${state}: run \`npm run migrate\` of this release first, then start this server again.`;
