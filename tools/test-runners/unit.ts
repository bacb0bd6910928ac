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
import { readJestReport, type Tally } from './test-results.ts';
import { varnish } from './varnish.ts';

/** `npm run unit [-- patterns]`: the tests of every unit, those of `api` on a real PostgreSQL. */
export async function run(args: string[]) {
  const { failed } = await runUnitTests(args);
  if (failed > 0) process.exitCode = 1;
}

export async function runUnitTests(args: readonly string[] = []): Promise<Tally> {
  const report = path.join(dataFolder(process.env), 'test/unit.json');
  mkdirSync(path.dirname(report), { recursive: true });
  // Otherwise a run that ends without a report would show the previous one.
  rmSync(report, { force: true });
  // Packages that are ES modules only, and those with dynamic imports, need it in Jest.
  const environment = { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' };
  const junit = { JEST_JUNIT_OUTPUT_FILE: path.join(path.dirname(report), 'junit-unit.xml') };
  // Open handles of a test must not delay the end of the run.
  const cache = path.join(path.dirname(report), 'jest-cache');
  const fixed = ['--forceExit', '--json', `--outputFile=${report}`, `--cacheDirectory=${cache}`];
  const isGood = await withStarted(async (started) => {
    const temporary = await started.keep(openTemporaryFolder);
    // `npm test` installs them before.
    const { found } = findPrograms([...balancers, pgbouncer, redis, varnish], { install: () => {} });
    const all = { ...environment, ...junit, ...found, ...temporary.environment };
    return runCommand('jest', [...fixed, ...args], { environment: all, started });
  });
  return readJestReport(JSON.parse(readFileSync(report, 'utf8')), { root: workspace, isGood });
}
