import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { dataFolder, workspace } from '@odeta/workspace/workspace';
import { captureCommand, type Outcome } from '../processes/run-command.ts';
import { runUnitTests } from '../test-runners/unit.ts';
import { reportOutcome } from '../verify/verify.ts';
import { listAffectedUnits } from './affected-units.ts';
import { listChangedFiles, whereBranchLeft } from './changed-files.ts';
import { findTestsConcerned, type ImportGraph } from './tests-concerned.ts';
import { unseenUses } from './unseen-uses.ts';

/**
 * `npm run check [-- --since REV]`: format, lint, dependency rules, types, and the unit and API tests that are affected by changes
 * since this branch left `main`. Browser tests are not run. `--in FOLDER`: format, lint and types of one unit or package.
 */
export async function run(args: string[]) {
  const { values } = parseArgs({ args, options: { since: { type: 'string' }, in: { type: 'string' } } });
  if (values.in !== undefined) return checkFolder(values.in);
  const since = values.since ?? whereBranchLeft(workspace);
  const changed = listChangedFiles({ root: workspace, since });
  console.log(changed.length === 0 ? 'Nothing was changed.' : `${changed.length} changed files`);
  if (changed.length === 0) return;

  const cache = path.join(dataFolder(process.env), 'check');
  mkdirSync(cache, { recursive: true });
  const others = [reportOutcome('format and lint', checkFormat(changed)), reportOutcome('types', checkTypes())];
  const { graph, rules } = await readGraph(cache);
  const units = changed.includes('pnpm-lock.yaml') ? listAffectedUnits({ root: workspace, since }) : [];
  const concerned = findTestsConcerned({ graph, changed, unseen: unseenUses, tests: findTests(), units });
  console.log(`${concerned.length} files of tests are concerned`);
  const { failed } = concerned.length > 0 ? await runUnitTests(['--runTestsByPath', ...concerned]) : { failed: 0 };
  const outcomes = [rules, ...(await Promise.all(others))];
  if (failed > 0 || outcomes.some(({ ok }) => !ok)) process.exitCode = 1;
}

async function checkFolder(folder: string) {
  const outcomes = await Promise.all([
    reportOutcome('format and lint', captureCommand('biome', ['ci', folder])),
    reportOutcome('types', checkTypes(folder)),
  ]);
  if (outcomes.some(({ ok }) => !ok)) process.exitCode = 1;
}

const findTests = () =>
  globSync('*/**/*.test.{ts,tsx}', { cwd: workspace, exclude: (name) => name === 'node_modules' || name === 'assets' });

function checkFormat(changed: readonly string[]): Promise<Outcome> {
  const isForAll = changed.includes('biome.json') || changed.some((file) => file.endsWith('.grit'));
  const files = isForAll ? ['.'] : changed.filter((file) => existsSync(path.join(workspace, file)));
  return captureCommand('biome', ['ci', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...files]);
}

/** By default checks all types, since dependents of a changed file may be anywhere. Unchanged files are cached. */
const checkTypes = (folder = '.') => captureCommand('tsc', ['-b', folder, '--singleThreaded']);

async function readGraph(cache: string): Promise<{ graph: ImportGraph; rules: Outcome }> {
  const file = path.join(cache, 'imports.json');
  const options = ['--config', '.dependency-cruiser.cjs', '--cache', cache, '--cache-strategy', 'content'];
  const made = await captureCommand('depcruise', ['.', ...options, '--output-type', 'json', '--output-to', file]);
  if (!made.ok) throw new Error(made.output);
  const rules = captureCommand('depcruise-fmt', ['--output-type', 'err', '--exit-code', file]);
  return { graph: JSON.parse(readFileSync(file, 'utf8')), rules: await reportOutcome('dependency rules', rules) };
}
