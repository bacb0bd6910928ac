import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { findBrowser } from './browser.ts';
import { buildUnits } from './build.ts';
import { readEnvironment } from './environment.ts';
import { openGallery } from './gallery.ts';
import { findFreePort } from './ports.ts';
import { runCommand } from './run-command.ts';
import { startShop } from './shop.ts';
import type { Tally } from './unit.ts';
import { dataFolder, workspace } from './workspace.ts';

/** `npm run e2e [-- arguments of Playwright]`: the journeys in a real browser. */
export async function run(args: string[]) {
  const { failed } = await runBrowserTests(args);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** Builds what changed, opens the shop with a database of its own on a free port, and lets the browser loose on it. */
export async function runBrowserTests(args: readonly string[] = []): Promise<Tally> {
  process.env.NODE_ENV = 'production';
  const folder = path.join(dataFolder(process.env), 'test');
  const releases = path.join(dataFolder(process.env), 'releases');
  const browser = findBrowser(process.env);
  rmSync(path.join(folder, 'shop'), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await buildUnits({ root: workspace, releases });

  const port = await findFreePort();
  const secret = randomBytes(32).toString('hex');
  const config = readEnvironment({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: path.join(folder, 'shop'),
    RELEASES_DIR: releases,
    APP_SECRET: secret,
    RATE_LIMITS: '0',
    // Journeys also go through a second edge, which speaks to this shop's API.
    TRUST_PROXY: '1',
  });
  const shop = await startShop(config);
  const gallery = await openGallery(path.join(folder, 'gallery'));
  const report = path.join(folder, 'e2e.json');
  rmSync(report, { force: true });
  const environment = {
    CHROMIUM: browser,
    SHOP_PORT: String(port),
    GALLERY_PORT: String(gallery.port),
    APP_SECRET: secret,
    RELEASES_DIR: releases,
    REPORT_FILE: report,
  };
  const ok = await runCommand(
    'node',
    [path.join(workspace, 'e2e/node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e', ...args],
    environment,
  );
  await gallery.stop();
  await shop.stop();
  return tallyOf(report, ok);
}

function tallyOf(report: string, ok: boolean): Tally {
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: ok ? 0 : Math.max(1, stats.unexpected) };
}
