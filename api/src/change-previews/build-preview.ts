import { type Kysely, sql, type Transaction } from 'kysely';
import { findChangesOf, findParts } from '../change-sets/change-set.repository.ts';
import { compareChanges, writeChanges } from '../change-sets/compare-changes.ts';
import { startOf } from '../change-sets/start-and-end.ts';
import { draftOf } from '../change-sets/undo.ts';
import type { Database } from '../db/database.ts';
import { liftLimits } from '../db/lift-limits.ts';
import {
  copyTable,
  dropBuilt,
  findBuilt,
  findOutdated,
  findPreviewed,
  findSchemas,
  insertBuilt,
  lockBuilding,
} from './preview.repository.ts';
import { copiedTables, emptyTables } from './preview-tables.ts';

export interface BuildDeps {
  db: Kysely<Database>;
  now: () => Date;
}

/** Schemas in whose order a connection finds tables: the preview's, then the shop's. */
export interface BuiltPreview {
  name: string;
  schemas: readonly string[];
}

/**
 * The schema in which a change set is applied although it is not live, built the first time it is needed after the live contents have
 * changed. `null`: nothing of the set waits. Throws like its start when the set is not possible any more.
 */
export async function requireBuilt({ db, now }: BuildDeps, set: number): Promise<BuiltPreview | null> {
  const previewed = await findPreviewed(db, set);
  if (!previewed?.isWaiting) return null;
  const wanted = { set, version: previewed.version };
  const { path, own } = await findSchemas(db);
  const id = (await findBuilt(db, wanted)) ?? (await build({ db, now }, wanted, own));
  const name = schemaOf(own, id);
  return { name, schemas: [name, path] };
}

const schemaOf = (own: string, id: number) => `${own}_preview_${id}`;

const build = ({ db, now }: BuildDeps, wanted: { set: number; version: number }, own: string): Promise<number> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await sql.raw(liftLimits('transaction')).execute(trx);
      await lockBuilding(trx);
      const known = await findBuilt(trx, wanted);
      if (known !== undefined) return known;
      const id = await insertBuilt(trx, wanted);
      await fill(trx, { own, name: schemaOf(own, id) });
      await sql`select set_config('search_path', ${schemaOf(own, id)} || ',' || current_setting('search_path'), true)`.execute(
        trx,
      );
      await applyWaiting(trx, wanted.set, now());
      return id;
    });

async function fill(trx: Transaction<Database>, { own, name }: { own: string; name: string }) {
  // Of a database that was restored from an older copy.
  await sql`drop schema if exists ${sql.id(name)} cascade`.execute(trx);
  await sql`create schema ${sql.id(name)}`.execute(trx);
  for (const table of copiedTables) await copyTable(trx, { from: own, to: name, table, hasRows: true });
  for (const table of emptyTables) await copyTable(trx, { from: own, to: name, table, hasRows: false });
  await sql`analyze ${sql.join(copiedTables.map((table) => sql.table(`${name}.${table}`)))}`.execute(trx);
}

/** As if every part of the set that waits started now. */
async function applyWaiting(trx: Transaction<Database>, set: number, now: Date) {
  const context = { trx, now, isRestored: false };
  for (const { country, state } of await findParts(trx, set)) {
    if (state !== 'draft' && state !== 'scheduled') continue;
    const changes = await findChangesOf(trx, set, country);
    await writeChanges(context, await compareChanges(context, changes.map(state === 'draft' ? draftOf : startOf)));
  }
}

/** Returns the number of previews that were removed. */
export async function dropOutdated({ db, now }: BuildDeps): Promise<number> {
  const ids = await findOutdated(db, now());
  const { own } = await findSchemas(db);
  for (const id of ids) await db.transaction().execute((trx) => dropBuilt(trx, id, schemaOf(own, id)));
  return ids.length;
}
