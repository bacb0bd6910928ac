import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { SchemaStep, SchemaSteps } from './schema-steps.ts';

/** The table of Kysely's migrator, with a checksum for each step. Older releases know only its column `name`. */
export const STEP_TABLE = 'migration';

/**
 * Creates the table, or adds the columns of Kysely's migrator to the table of an older release: its steps get a time before all others and
 * are ordered by name.
 */
export async function createStepTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists migration (name text primary key);
    alter table migration
      add column if not exists "timestamp" text not null default '2026-01-01T00:00:00.000Z',
      add column if not exists checksum text;
  `.execute(db);
}

/** Throws when the SQL of an applied step was changed afterwards. */
export async function requireUnchanged(db: Kysely<unknown>, steps: SchemaSteps): Promise<void> {
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from migration where checksum is not null order by name
  `.execute(db);
  const changed = rows.find(({ name, checksum }) => steps[name] !== undefined && checksumOf(steps[name]) !== checksum);
  if (changed)
    throw new Error(`The step ${changed.name} was changed after it was applied: changes need a step of their own`);
}

/** For steps without a checksum. */
export async function saveChecksums(db: Kysely<unknown>, steps: SchemaSteps): Promise<void> {
  const checksums = Object.entries(steps).map(([name, step]) => ({ name, checksum: checksumOf(step) }));
  await sql`
    update migration set checksum = given.checksum
    from json_to_recordset(${JSON.stringify(checksums)}) as given (name text, checksum text)
    where migration.name = given.name and migration.checksum is null and given.checksum is not null
  `.execute(db);
}

/** Comments and white space are ignored, so that they may change. Steps in TypeScript have no checksum. */
function checksumOf(step: SchemaStep): string | null {
  if (typeof step === 'function') return null;
  const text = typeof step === 'string' ? step : step.withoutTransaction.join(';');
  const statements = text.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(statements).digest('hex');
}
