import type { FieldErrors } from '@odeta/contracts';
import type { Conflict } from '@odeta/contracts/staff';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { changedMeanwhile, refusedFields } from './change-problem.ts';
import { nameOf, normalOf, type Ref, type WriteContext } from './entity-kind.ts';
import { findLastChanges } from './history.repository.ts';
import { kindOf } from './kind-list.ts';
import type { ParsedChange } from './parse-changes.ts';
import { isSameValue, versionOf } from './value-version.ts';

export interface ComparedChange extends ParsedChange {
  /** What is there now; `null`: nothing. */
  before: object | null;
}

/** The values that these have now, by `nameOf`; those that do not exist are left out. */
export async function readCurrent(db: Kysely<Database>, refs: readonly Ref[]): Promise<Map<string, object>> {
  const found = new Map<string, object>();
  for (const own of Map.groupBy(refs, ({ kind, country }) => `${kind} ${country}`).values()) {
    const [{ kind, country } = { kind: '', country: 'pl' as const }] = own;
    const entity = kindOf(kind);
    const keys = own.map(({ key }) => key);
    const values = await entity.read(db, country, keys);
    for (const [key, value] of values) found.set(nameOf({ kind, country, key }), normalOf(entity, value));
  }
  return found;
}

/**
 * Compares changes with the present values. Throws when somebody has changed one of them since its author has seen it, or when one of them is not
 * possible; nothing has been written then.
 */
export async function compareChanges(
  context: WriteContext,
  changes: readonly ParsedChange[],
): Promise<ComparedChange[]> {
  const current = await readCurrent(context.trx, changes);
  const compared = changes.map((change) => ({ ...change, before: current.get(nameOf(change)) ?? null }));
  await refuseConflicts(
    context.trx,
    compared.filter(({ entity, before, version }) => version !== undefined && version !== versionOf(entity, before)),
  );
  const errors: FieldErrors = {};
  const rules: Record<string, string> = {};
  for (const { entity, before, after, path } of compared) {
    if (before === null && !entity.canBeNew) errors[`${path}.key`] = ['there is no such thing'];
    if (before === null && after === null) errors[`${path}.key`] = ['there is no such thing'];
  }
  const possible = compared.filter(({ path }) => !errors[`${path}.key`]);
  await addFaults(context, possible, { errors, rules });
  if (Object.keys(errors).length > 0) throw refusedFields(errors, rules);
  return compared;
}

/** Errors by the rules of each kind. */
async function addFaults(
  context: WriteContext,
  changes: readonly ComparedChange[],
  { errors, rules }: { errors: FieldErrors; rules: Record<string, string> },
): Promise<void> {
  for (const [entity, own] of Map.groupBy(changes, (one) => one.entity)) {
    for (const { index, path, text, rule } of (await entity.check?.(context, own)) ?? []) {
      const field = [own[index]?.path, 'value', path].filter(Boolean).join('.');
      errors[field] = [...(errors[field] ?? []), text];
      if (rule) rules[field] ??= rule;
    }
  }
}

export async function refuseConflicts(db: Kysely<Database>, overtaken: readonly ComparedChange[]): Promise<void> {
  if (overtaken.length === 0) return;
  const last = await findLastChanges(db, overtaken);
  const conflicts = overtaken.map((change): Conflict => {
    const { kind, country, key, entity, before, after } = change;
    const { author = null, changedAt = null } = last.get(nameOf(change)) ?? {};
    const sides = { yours: after, current: before, version: versionOf(entity, before) };
    return { kind, country, key, ...sides, author, changedAt };
  });
  throw changedMeanwhile(conflicts);
}

export const isChange = ({ entity, before, after }: ComparedChange): boolean => !isSameValue(entity, before, after);

/** Writes what differs, and lets every process read it. */
export async function writeChanges(context: WriteContext, changes: readonly ComparedChange[]): Promise<void> {
  const different = changes.filter(isChange);
  if (different.length === 0) return;
  for (const [entity, own] of Map.groupBy(different, (one) => one.entity)) await entity.write(context, own);
  await context.trx
    .updateTable('reference')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute();
}
