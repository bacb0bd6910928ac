import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { readTeamKeys } from '@odeta/delivery/publish/keys';
import { createRandom } from '@odeta/delivery/testing/simulate-canary';
import { createTally } from './mixed/tally.ts';
import { findFlaws } from './mixed/truth.ts';
import { type Operation, runDeploys } from './storm/deploys.ts';
import { readOptions } from './storm/options.ts';
import { createRecord } from './storm/record.ts';
import { printResult } from './storm/result.ts';
import { startShoppers } from './storm/shoppers.ts';
import { type StormShop, startStormShop } from './storm/storm-shop.ts';
import { createKeys, startTeams } from './storm/teams.ts';
import { makeVariants } from './storm/variants.ts';
import { findLostUpdates, findStopped } from './storm/verify.ts';

/**
 * Three teams release, promote, stop, roll back and prune good, slow and broken versions of all units at random, while shoppers buy:
 * `npm run bench -- storm [--releases 1000] [--shoppers 50] [--browsers 4] [--seed 1]`. Exits with 1 if anything was lost, or a file was
 * missing.
 */
const options = readOptions(process.argv.slice(2));
const workspace = path.join(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'odeta-storm-'));
const store = path.join(folder, 'releases');
const keys = createKeys();
const teams = startTeams(folder, store, keys);
const opened: { shop?: StormShop } = {};
try {
  mkdirSync(store);
  const environment = { ...process.env, RELEASE_SIGNING_KEY: keys.teams.Shop, RELEASE_KEYS: keys.publicKeys };
  for (const what of ['--all', 'api'])
    execFileSync(process.execPath, ['tools/commands.ts', 'release', what, '--store', store, '--author', 'Shop'], {
      cwd: workspace,
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const variants = makeVariants(store, path.join(folder, 'variants'));
  const shop = await startStormShop(folder, store, keys);
  opened.shop = shop;
  const record = createRecord(createTally(), variants);
  const database = path.join(folder, 'shop');
  // The demonstration's own orders.
  const known = await findFlaws(database, []);
  const shoppers = await startShoppers(shop, options, record);
  const begun = performance.now();
  const operations: Operation[] = await runDeploys({
    store,
    teams,
    variants,
    count: options.releases,
    random: createRandom(options.seed),
    onDone: (_, done) => {
      if (done % 20 > 0) return;
      const { orders, wrong } = record.tally;
      console.log(
        `${Math.round((performance.now() - begun) / 1000)} s: ${done} of ${options.releases} commands, ${orders.length} orders, ${record.files} files, ${record.chunkErrors.length} missing, ${wrong.length} wrong`,
      );
    },
  });
  await shoppers.stop();
  const trusted = readTeamKeys(environment).keys;
  const result = {
    operations,
    record,
    seconds: (performance.now() - begun) / 1000,
    lost: await findLostUpdates(store, trusted, operations),
    stopped: await findStopped(store, trusted),
    flaws: (await findFlaws(database, record.tally.orders)).filter((flaw) => !known.includes(flaw)),
  };
  process.exitCode = printResult(result) ? 0 : 1;
} finally {
  await opened.shop?.stop();
  for (const team of teams) team.stop();
  rmSync(folder, { recursive: true, force: true });
}
