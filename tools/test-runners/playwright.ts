import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { dataFolder, workspace } from '@odeta/workspace/workspace';
import { runCommand } from '../processes/run-command.ts';
import type { Started } from '../processes/stop.ts';
import { findBrowser, findHeadlessBrowser } from './browser.ts';
import { readPlaywrightReport, type Tally } from './test-results.ts';

const CLI = path.join(workspace, 'e2e/node_modules/@playwright/test/cli.js');

interface BrowserTests {
  /** The folder of the configuration. */
  config: string;
  args: readonly string[];
  /** The shop's address and other values for the tests. */
  environment: NodeJS.ProcessEnv;
  started: Started;
}

/** `specs/cart` matches `cart.spec.ts` in any folder. */
export const inAnyFolder = (arg: string) => arg.replace(/^((?:e2e\/)?specs\/)(?=[^/]+$)/, '$1(.+/)?');

export async function runPlaywright({ config, args, environment, started }: BrowserTests): Promise<Tally> {
  const folder = path.join(dataFolder(process.env), 'test');
  const name = path.basename(config);
  const report = path.join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(report, { force: true });
  const all = {
    ...environment,
    CHROMIUM: findBrowser(process.env),
    CHROMIUM_HEADLESS: findHeadlessBrowser(process.env),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    PLAYWRIGHT_JUNIT_OUTPUT_FILE: path.join(folder, `junit-${name}.xml`),
  };
  const fixed = [CLI, 'test', '-c', config, '--reporter=list,json,junit'];
  const isGood = await runCommand('node', [...fixed, ...args.map(inAnyFolder)], { environment: all, started });
  return readPlaywrightReport(JSON.parse(readFileSync(report, 'utf8')), { isGood });
}
