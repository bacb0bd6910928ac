import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { findBrowser } from './browser.ts';
import { runCommand } from './run-command.ts';
import type { Tally } from './unit.ts';
import { dataFolder, workspace } from './workspace.ts';

const CLI = path.join(workspace, 'e2e/node_modules/@playwright/test/cli.js');

interface BrowserTests {
  /** Folder of the configuration. */
  config: string;
  args: readonly string[];
  /** Where the shop is, and what else the tests must know of it. */
  environment: NodeJS.ProcessEnv;
}

/** Lets a browser loose on a shop that is open. */
export async function runPlaywright({ config, args, environment }: BrowserTests): Promise<Tally> {
  const report = path.join(dataFolder(process.env), 'test', `${path.basename(config)}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const ok = await runCommand('node', [CLI, 'test', '-c', config, ...args], {
    ...environment,
    CHROMIUM: findBrowser(process.env),
    REPORT_FILE: report,
  });
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: ok ? 0 : Math.max(1, stats.unexpected) };
}
