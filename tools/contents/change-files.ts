import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { editionNames, formatOf, type ImportProgress, kindNames } from '@odeta/api/change-contents';
import { StartFailure } from '@odeta/workspace/failure';
import { authorOf, useContents } from './open-contents.ts';
import type { Options } from './options.ts';

/** Lines that are printed one by one; the others are only counted. */
const MOST = 200;

/** Whether the command names a file of changes, and not a folder of seed files. */
export const isChangeFile = (name: string): boolean =>
  formatOf(name) !== undefined && !(existsSync(name) && statSync(name).isDirectory());

/** Writes the present values to a file. */
export async function exportFile(file: string, { kind = 'price', country }: Options): Promise<void> {
  const format = requireFormat(file);
  if (!kindNames.includes(kind))
    throw new StartFailure(`There is no kind ${kind}. There are: ${kindNames.join(', ')}.`, 2);
  if (format === 'csv' && kind !== 'price')
    throw new StartFailure('CSV is for prices: name a file .yaml or .jsonl.', 2);
  if (country !== undefined && !editionNames.includes(country)) {
    throw new StartFailure(`There is no country ${country}. There are: ${editionNames.join(', ')}.`, 2);
  }
  const editions = country === undefined ? editionNames : [country];
  const count = await useContents((contents) => contents.export({ file: path.resolve(file), format, kind, editions }));
  console.log(`${count} values are in ${file}.`);
}

/** Says what the changes of a file would change, or makes them. YAML is all or nothing; of other files what is possible is written. */
export async function applyFile(file: string, options: Options & { isDryRun: boolean }): Promise<void> {
  const format = requireFormat(file);
  if (!existsSync(file)) throw new StartFailure(`There is no file ${file}.`, 2);
  const { isDryRun, reason = `Import of ${path.basename(file)}`, as, from, until, again = false } = options;
  const say = createLines();
  const result = await useContents((contents) =>
    contents.import(path.resolve(file), format, {
      ...{ isDryRun, reason, from, until, author: authorOf(as), isAgain: again, isWhole: format === 'yaml' },
      onRefused: (line, why) => say(`Line ${line} is refused: ${why}`),
      onChange: ({ kind, country, key, value }, before) =>
        say(`${kind} ${country} ${key}: ${JSON.stringify(before)} → ${JSON.stringify(value)}`),
      onBatch: ({ rows }) => progressLine(`${rows} rows …`),
    }),
  );
  progressLine('');
  say.end();
  console.log(summaryOf(result, { isDryRun, isWhole: format === 'yaml' }));
  if (result.refused > 0) process.exitCode = 1;
}

/** On a terminal only, over itself. */
function progressLine(text: string) {
  if (process.stderr.isTTY) process.stderr.write(`\r${text.padEnd(40)}\r`);
}

function createLines() {
  let count = 0;
  const say = (line: string) => {
    count += 1;
    if (count <= MOST) console.log(line);
  };
  say.end = () => {
    if (count > MOST) console.log(`… and ${count - MOST} more lines`);
  };
  return say;
}

function summaryOf(result: ImportProgress, { isDryRun, isWhole }: { isDryRun: boolean; isWhole: boolean }): string {
  const { rows, changed, unchanged, refused, skipped, sets } = result;
  const counts = `Rows: ${rows}, ${changed} ${isDryRun ? 'would change' : 'changed'}, ${unchanged} as they were, ${refused} refused.`;
  return [
    counts,
    refused > 0 && isWhole ? 'Nothing was written: such a file is all or nothing.' : '',
    skipped > 0
      ? `${skipped} rows were written by an earlier run of the same file; with --again they are written anew.`
      : '',
    sets.length > 0 ? `Undo it with: npm run contents -- undo ${rangeOf(sets)}` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

const rangeOf = (sets: readonly number[]) => (sets.length === 1 ? `${sets[0]}` : `${sets[0]}..${sets.at(-1)}`);

/** Undoes one set, or those of a range, the newest first. A set of the range that cannot be undone ends the command. */
export async function undoSets(range: string, { reason, as }: Options): Promise<void> {
  const [, first, last = first] = /^(\d{1,15})(?:\.\.(\d{1,15}))?$/.exec(range) ?? [];
  if (first === undefined || Number(last) < Number(first)) throw new StartFailure('Say undo 12, or undo 12..40.', 2);
  await useContents(async (contents) => {
    for (let id = Number(last); id >= Number(first); id -= 1) {
      const { id: undoing, size } = await contents.undo(id, authorOf(as), reason);
      console.log(`${id} was undone by ${undoing}: ${size} changes.`);
    }
  });
}

function requireFormat(file: string) {
  const format = formatOf(file);
  if (!format) throw new StartFailure('The name of the file must end with .csv, .jsonl or .yaml.', 2);
  return format;
}
