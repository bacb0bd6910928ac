import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { runCommand } from './run-command.ts';
import { dataFolder } from './workspace.ts';

export interface Tally {
  passed: number;
  failed: number;
}

/** `npm run unit [-- patterns]`: the tests of every unit, those of `api` on a real PostgreSQL. */
export async function run(args: string[]) {
  const { failed } = await runUnitTests(args);
  if (failed > 0) process.exitCode = 1;
}

export async function runUnitTests(args: readonly string[] = []): Promise<Tally> {
  const report = path.join(dataFolder(process.env), 'test/unit.json');
  mkdirSync(path.dirname(report), { recursive: true });
  // Packages that are ES modules only, and those that import at run time, need it within Jest.
  const environment = { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' };
  // What a test leaves running must not keep everybody waiting after the last one.
  const ok = await runCommand('jest', ['--forceExit', '--json', `--outputFile=${report}`, ...args], environment);
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: numPassedTests, failed: ok ? 0 : Math.max(1, numFailedTests, numFailedTestSuites) };
}
