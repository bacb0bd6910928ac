import { createHash } from 'node:crypto';
import { type Conflict, MOST_CHANGES, type ProposedChange } from '@odeta/contracts/staff';
import { nameOf } from '../change-sets/entity-kind.ts';
import { findRequest, type ProposeDeps, proposeChangeSet, validateChangeSet } from '../change-sets/propose.ts';
import { ApiError } from '../http/api-error.ts';
import type { FileRow } from './rows.ts';

export interface ImportOptions {
  author: string;
  reason: string;
  /** Of the file: a batch that has been written with the same key is skipped. */
  importKey: string;
  from?: string | undefined;
  until?: string | undefined;
  /** Rows of one change set; by default as many as one may have. */
  batchSize?: number;
  /** A batch with a row that is not possible is not written at all. */
  isWhole: boolean;
  /** Only says what would change. */
  isDryRun: boolean;
  onRefused(line: number, reason: string): void;
  onChange?(change: ProposedChange, before: object | null): void;
  onBatch(progress: ImportProgress): void;
}

export interface ImportProgress {
  rows: number;
  changed: number;
  /** Were as in the file. */
  unchanged: number;
  refused: number;
  /** In batches that an earlier run has written. */
  skipped: number;
  /** The change sets that were made. */
  sets: number[];
}

type Accepted = FileRow & { change: ProposedChange };

/**
 * Writes the rows in batches, each a change set with a key of its own: after a run that was
 * killed, running the same file again writes what is
 * missing. Rows that are not possible are reported and left out.
 */
export async function importRows(
  deps: ProposeDeps,
  rows: AsyncIterable<FileRow>,
  options: ImportOptions,
): Promise<ImportProgress> {
  const progress: ImportProgress = { rows: 0, changed: 0, unchanged: 0, refused: 0, skipped: 0, sets: [] };
  const { batchSize = MOST_CHANGES } = options;
  let batch: FileRow[] = [];
  let number = 0;
  const flush = async () => {
    number += 1;
    await importBatch(deps, batch, { ...options, progress, number });
    batch = [];
    options.onBatch(progress);
  };
  for await (const row of rows) {
    batch.push(row);
    if (batch.length === batchSize) await flush();
  }
  if (batch.length > 0) await flush();
  return progress;
}

interface Batch extends ImportOptions {
  progress: ImportProgress;
  number: number;
}

async function importBatch(deps: ProposeDeps, batch: readonly FileRow[], options: Batch): Promise<void> {
  const { progress, author, importKey, number } = options;
  progress.rows += batch.length;
  const digest = createHash('sha256').update(JSON.stringify(batch)).digest('base64url');
  const request = { key: `${author} import ${importKey} ${number}`, digest };
  if (!options.isDryRun && (await findRequest(deps.db, request))) {
    progress.skipped += batch.length;
    return;
  }
  let rows = batch.filter((row): row is Accepted => row.change !== null);
  for (const { line, reason } of batch.filter(({ change }) => change === null)) refuse(options, line, reason);
  if (options.isWhole && rows.length < batch.length) return;
  while (rows.length > 0) {
    const refused = await tryRows(deps, rows, { ...options, request });
    if (refused.size === 0) return;
    for (const [row, reason] of refused) refuse(options, row.line, reason);
    if (options.isWhole) return;
    rows = rows.filter((row) => !refused.has(row));
  }
}

function refuse({ progress, onRefused }: Batch, line: number, reason: string) {
  progress.refused += 1;
  onRefused(line, reason);
}

/** Writes all rows in one transaction, or none if one of them is refused. @returns the refused rows, each with its reason. */
async function tryRows(
  deps: ProposeDeps,
  rows: readonly Accepted[],
  options: Batch & { request: { key: string; digest: string } },
): Promise<Map<Accepted, string>> {
  const { progress, author, reason, from, until, request } = options;
  const proposal = { reason, changes: rows.map(({ change }) => change), from, until, isDraft: false, isPreview: false };
  try {
    const changed = options.isDryRun
      ? await showChanges(deps, proposal, options)
      : await proposeChangeSet(deps, { ...proposal, author, request }).then((set) => {
          if (set && set.size > 0) progress.sets.push(set.id);
          return set?.size ?? 0;
        });
    progress.changed += changed;
    progress.unchanged += rows.length - changed;
    return new Map();
  } catch (error) {
    const refused = error instanceof ApiError ? refusedRows(error, rows) : new Map<Accepted, string>();
    if (refused.size === 0) throw error;
    return refused;
  }
}

async function showChanges(deps: ProposeDeps, proposal: Parameters<typeof validateChangeSet>[1], options: Batch) {
  const changes = await validateChangeSet(deps, proposal);
  for (const { kind, country, key, before, after } of changes) {
    options.onChange?.({ kind, country, key, value: after && { ...after } }, before);
  }
  return changes.length;
}

function refusedRows({ details }: ApiError, rows: readonly Accepted[]): Map<Accepted, string> {
  const refused = new Map<Accepted, string>();
  for (const [field, texts] of Object.entries(details.validation ?? {})) {
    const [, index = '', ...path] = field.split('.');
    const row = rows[Number(index)];
    const line = [path.filter((one) => one !== 'value').join('.'), texts.join(', ')].filter(Boolean).join(' ');
    if (row) refused.set(row, [refused.get(row), line].filter(Boolean).join('; '));
  }
  const conflicts = new Map(((details.body?.conflicts ?? []) as Conflict[]).map((one) => [nameOf(one as never), one]));
  for (const row of rows) {
    const conflict = conflicts.get(nameOf(row.change as never));
    if (conflict) refused.set(row, `somebody has changed it since: now ${JSON.stringify(conflict.current)}`);
  }
  return refused;
}
