import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { dataFolder, workspace } from '@odeta/workspace/workspace';
import { runCommand } from '../processes/run-command.ts';
import { withStarted } from '../processes/stop.ts';
import { openTemporaryFolder } from '../processes/temporary-folder.ts';
import { balancers } from './balancers.ts';
import { pgbouncer } from './pgbouncer.ts';
import { findPrograms } from './programs.ts';
import { redis } from './redis.ts';
import { type JestReport, readJestReports, type Tally } from './test-results.ts';
import { varnish } from './varnish.ts';

/** `npm run unit [-- patterns]`: the tests of every unit, those of `api` on a real PostgreSQL. */
export async function run(args: string[]) {
  const { failed } = await runUnitTests(args);
  if (failed > 0) process.exitCode = 1;
}

export async function runUnitTests(args: readonly string[] = []): Promise<Tally> {
  const { report, isGood } = await runJest('unit', args);
  return readJestReports([report], { root: workspace, isGood });
}

/** The name of the report about files that were run once more. */
const RETRY = 'unit-retry';
/** More failed files have another cause than a busy machine. */
const MOST_REPEATED = 10;

/** As {@link runUnitTests}, with failed files run once more, as Playwright repeats its tests. */
export async function runUnitTestsWithRetry(): Promise<Tally> {
  rmSync(reportOf(RETRY), { force: true });
  const first = await runJest('unit');
  const files = first.report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  if (first.isGood || files.length === 0 || files.length > MOST_REPEATED)
    return readJestReports([first.report], { root: workspace, isGood: first.isGood });
  const again = await runJest(RETRY, ['--runInBand', '--runTestsByPath', ...files]);
  return readJestReports([first.report, again.report], { root: workspace, isGood: again.isGood });
}

/** Leaves its reports as `<name>.json` and `junit-<name>.xml`. */
async function runJest(name: string, args: readonly string[] = []): Promise<{ report: JestReport; isGood: boolean }> {
  const report = reportOf(name);
  const folder = path.dirname(report);
  mkdirSync(folder, { recursive: true });
  // Otherwise a run that ends without a report would show the previous one.
  rmSync(report, { force: true });
  // Packages that are ES modules only, and those with dynamic imports, need it in Jest.
  const environment = { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' };
  const junit = { JEST_JUNIT_OUTPUT_FILE: path.join(folder, `junit-${name}.xml`) };
  const cache = path.join(folder, 'jest-cache');
  // Open handles of a test must not delay the end of the run.
  const fixed = ['--forceExit', '--json', `--outputFile=${report}`, `--cacheDirectory=${cache}`];
  const isGood = await withStarted(async (started) => {
    const temporary = await started.keep(openTemporaryFolder);
    // `npm test` installs them before.
    const { found } = findPrograms([...balancers, pgbouncer, redis, varnish], { install: () => {} });
    const all = { ...environment, ...junit, ...found, ...temporary.environment };
    return runCommand('jest', [...fixed, ...args], { environment: all, started });
  });
  return { report: JSON.parse(readFileSync(report, 'utf8')), isGood };
}

const reportOf = (name: string) => path.join(dataFolder(process.env), 'test', `${name}.json`);
