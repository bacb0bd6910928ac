import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { readTeamKeys } from '@odeta/delivery/publish/keys';
import { releaseMissing, START } from '@odeta/delivery/publish/start-releases';
import { createFolderStore } from '@odeta/delivery/releases/folder-store';
import { createKeyPair } from '@odeta/delivery/releases/keys';
import { findFreePort } from '@odeta/node/free-port';
import { dataFolder } from '@odeta/workspace/workspace';
import { type Started, withStarted } from '../processes/stop.ts';
import { openTemporaryFolder } from '../processes/temporary-folder.ts';
import { readEnvironment } from '../shop/environment.ts';
import { startShop } from '../shop/shop.ts';
import { buildStaffApp } from '../staff-app/build-staff-app.ts';

interface TestShop {
  /** The shop's address and other values for browser tests. */
  environment: NodeJS.ProcessEnv;
  folder: string;
  /** Processes that are stopped together with the shop. */
  started: Started;
}

function createTestKeys() {
  const [team, stop] = [createKeyPair(), createKeyPair({ stops: true })];
  return {
    RELEASE_SIGNING_KEY: team.signingKey,
    RELEASE_STOP_KEY: stop.signingKey,
    RELEASE_KEYS: `${team.publicKey} ${stop.publicKey}`,
  };
}

/** Builds what changed, and opens the shop with its own database on a free port while `test` runs. */
export async function withTestShop<Result>(test: (shop: TestShop) => Promise<Result>): Promise<Result> {
  process.env.NODE_ENV = 'production';
  const folder = path.join(dataFolder(process.env), 'test');
  const releases = path.join(folder, 'releases');
  for (const old of [path.join(folder, 'shop'), releases]) rmSync(old, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // A separate store, so that the live versions of other shops on this machine do not matter.
  const { RELEASE_SIGNING_KEY, RELEASE_STOP_KEY, RELEASE_KEYS } = createTestKeys();
  const team = readTeamKeys({ RELEASE_SIGNING_KEY });
  await releaseMissing({ store: createFolderStore(releases), team, said: { command: START, author: 'tests' } });

  const port = await findFreePort();
  const secret = randomBytes(32).toString('hex');
  const config = readEnvironment({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: path.join(folder, 'shop'),
    RELEASES_DIR: releases,
    RELEASE_KEYS,
    STAFF_DIR: await buildStaffApp(folder),
    APP_SECRET: secret,
    SANDBOX_BLIK_SECONDS: '1',
    SANDBOX_REFUND_SECONDS: '1',
    TAG_MANAGER_IDS: '{"sk":"demo"}',
    // Each checkout in a test solves a bot challenge. A cheap one saves time and is checked in the same way.
    BOT_CHALLENGE_COST: '100',
    // Each journey has its own client address; some go through a second edge, which uses this shop's API.
    TRUST_PROXY: '1',
    // On a busy machine data may be late, and a page with a skeleton is not what journeys test.
    RENDER_LIMIT_SECONDS: '20',
  });
  return withStarted(async (started) => {
    const temporary = await started.keep(openTemporaryFolder);
    // All journeys also work with `edge` and `api` apart, as in docker-compose.yml.
    await started.keep(() => startShop(config, { isSplit: process.env.TEST_SCOPE === 'full' }));
    const environment = {
      SHOP_PORT: String(port),
      APP_SECRET: secret,
      RELEASES_DIR: releases,
      RELEASE_KEYS,
      RELEASE_SIGNING_KEY,
      RELEASE_STOP_KEY,
      // For commands that work on the shop's database.
      SHOP_DATA_DIR: path.join(folder, 'shop'),
      MAIL_DIR: path.join(folder, 'shop/mail'),
      ...temporary.environment,
    };
    return test({ environment, folder, started });
  });
}
