import { parseArgs } from 'node:util';
import { StartFailure } from '@odeta/workspace/failure';
import { applyFile, exportFile, isChangeFile, undoSets } from './change-files.ts';
import { showHistory } from './history.ts';
import { options } from './options.ts';
import { writeSeedFiles } from './seed-files.ts';

const USAGE = `Say one of
  npm run contents -- export <file.csv|jsonl|yaml> [--kind price] [--country sk]
  npm run contents -- diff <file>
  npm run contents -- apply <file> [--reason …] [--from 2026-11-27T00:00] [--until …] [--again]
  npm run contents -- undo <number>[..<number>] [--reason …]
  npm run contents -- history [--kind …] [--country …] [--key …] [--before <number>]
  npm run contents -- diff | apply [folder of seed files]`;

/** `npm run contents`: what people have changed in the database, and files of it; and what the seed files would change. */
export async function run(args: string[]) {
  const { values, positionals } = parsed(args);
  const [act = '', subject, ...others] = positionals;
  if (others.length > 0) throw usage();
  if (act === 'history' && subject === undefined) return showHistory(values);
  if (act === 'undo' && subject !== undefined) return undoSets(subject, values);
  if (act === 'export' && subject !== undefined) return exportFile(subject, values);
  if (act !== 'diff' && act !== 'apply') throw usage();
  if (subject !== undefined && isChangeFile(subject))
    return applyFile(subject, { ...values, isDryRun: act === 'diff' });
  if (Object.keys(values).length > 0) throw usage();
  return writeSeedFiles(act, subject);
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch {
    throw usage();
  }
}

const usage = () => new StartFailure(USAGE, 2);
