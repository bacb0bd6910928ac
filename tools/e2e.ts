import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { findFreePort } from '@odeta/node/free-port';
import { buildUnits } from './build.ts';
import { readEnvironment } from './environment.ts';
import { openGallery } from './gallery.ts';
import { runHotReloadTests } from './hot-reload-tests.ts';
import { runPlaywright } from './playwright.ts';
import { startShop } from './shop.ts';
import { withStarted } from './stop.ts';
import { openTemporaryFolder } from './temporary-folder.ts';
import type { Tally } from './test-results.ts';
import { dataFolder, workspace } from './workspace.ts';

/**
 * `npm run e2e [-- arguments of Playwright]`: the journeys in a real browser; without arguments hot reload, too, with
 * `dev` first only that.
 */
export async function run(args: string[]) {
  const isHotOnly = args[0] === 'dev';
  const journeys = isHotOnly ? 0 : (await runBrowserTests(args)).failed;
  const hot = isHotOnly || args.length === 0 ? (await runHotReloadTests(args.slice(1))).failed : 0;
  process.exitCode = journeys + hot > 0 ? 1 : 0;
}

/** Builds what changed, opens the shop with a database of its own on a free port, and lets the browser loose on it. */
export async function runBrowserTests(args: readonly string[] = []): Promise<Tally> {
  process.env.NODE_ENV = 'production';
  const folder = path.join(dataFolder(process.env), 'test');
  const releases = path.join(dataFolder(process.env), 'releases');
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
    SANDBOX_BLIK_SECONDS: '1',
    // Every checkout that is opened solves a challenge. Its price is of no interest here, and the processor's time is.
    BOT_CHALLENGE_COST: '100',
    // Each journey has a network address of its own; some go through a second edge, which speaks to this shop's API.
    TRUST_PROXY: '1',
  });
  return withStarted(async (started) => {
    const temporary = await started.keep(openTemporaryFolder);
    await started.keep(() => startShop(config));
    const gallery = await started.keep(() => openGallery(path.join(folder, 'gallery')));
    const environment = {
      SHOP_PORT: String(port),
      GALLERY_PORT: String(gallery.port),
      APP_SECRET: secret,
      RELEASES_DIR: releases,
      MAIL_DIR: path.join(folder, 'shop/mail'),
      ...temporary.environment,
    };
    return runPlaywright({ config: 'e2e', args, environment, started });
  });
}
