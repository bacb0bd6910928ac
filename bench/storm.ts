import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { readTeamKeys } from '@odeta/delivery/publish/keys';
import type { TrustedKeys } from '@odeta/delivery/releases/keys';
import { createRandom } from '@odeta/delivery/testing/simulate-canary';
import { createTally } from './mixed/tally.ts';
import { findFlaws } from './mixed/truth.ts';
import { runDeploys } from './storm/deploys.ts';
import { readOptions } from './storm/options.ts';
import { keepPart, readParts } from './storm/parts.ts';
import { printSummary } from './storm/print-summary.ts';
import { createRecord } from './storm/record.ts';
import { startShoppers } from './storm/shoppers.ts';
import { type StormShop, startStormShop } from './storm/storm-shop.ts';
import { addSummaries, countOf, type Summary, summarize } from './storm/summary.ts';
import { createKeys, startTeams, type Team } from './storm/teams.ts';
import { makeVariants, type Variant } from './storm/variants.ts';
import { findLostUpdates, findStopped } from './storm/verify.ts';

/**
 * Three teams release, promote, stop, roll back and prune good, slow and broken versions of all units at random, while shoppers buy:
 * `npm run bench -- storm [--releases 1000] [--shoppers 50] [--browsers 4] [--seed 1] [--minutes 30 --results storm.jsonl]`. With a file of
 * results it can be run in parts, each with a shop of its own, until all commands have run. Exits with 1 if anything was lost, a file was
 * missing, or a command is left for another part.
 */
const options = readOptions(process.argv.slice(2));
const before = readParts(options.results);
const left = options.releases - before.reduce((sum, part) => sum + countOf(part), 0);
const parts = left > 0 ? [...before, await runPart()] : before;
const summary = addSummaries(parts);
const isGood = printSummary(summary);
const open = options.releases - countOf(summary);
if (open > 0) console.log(`${open} commands are left for another part.`);
process.exitCode = isGood && open <= 0 ? 0 : 1;

async function runPart(): Promise<Summary> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'odeta-storm-'));
  const store = path.join(folder, 'releases');
  const keys = createKeys();
  const teams = startTeams(folder, store, keys);
  const opened: { shop?: StormShop } = {};
  try {
    const environment = { ...process.env, RELEASE_SIGNING_KEY: keys.teams.Shop, RELEASE_KEYS: keys.publicKeys };
    releaseAll(store, environment);
    const variants = makeVariants(store, path.join(folder, 'variants'));
    const shop = await startStormShop(folder, store, { keys, log: options.log });
    opened.shop = shop;
    const database = path.join(folder, 'shop');
    const part = await deployAndShop({ store, teams, variants, shop, database, keys: readTeamKeys(environment).keys });
    keepPart(options.results, part);
    return part;
  } finally {
    await opened.shop?.stop();
    for (const team of teams) team.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Of this clone, and its API. */
function releaseAll(store: string, environment: NodeJS.ProcessEnv) {
  mkdirSync(store);
  for (const what of ['--all', 'api'])
    execFileSync(process.execPath, ['tools/commands.ts', 'release', what, '--store', store, '--author', 'Shop'], {
      cwd: path.join(import.meta.dirname, '..'),
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
}

interface Scene {
  store: string;
  teams: readonly Team[];
  variants: readonly Variant[];
  shop: StormShop;
  database: string;
  keys: TrustedKeys;
}

async function deployAndShop({ store, teams, variants, shop, database, keys }: Scene): Promise<Summary> {
  // Each part has other chances.
  const seed = options.seed * 100 + before.length;
  const record = createRecord(createTally(), variants);
  // The demonstration's own orders.
  const known = await findFlaws(database, []);
  const shoppers = await startShoppers(shop, { ...options, seed }, record);
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  const operations = await runDeploys({
    store,
    teams,
    variants,
    count: left,
    isOver: () => options.minutes > 0 && seconds() > options.minutes * 60,
    random: createRandom(seed),
    onDone: (_, done) => {
      if (done % 20 > 0) return;
      const { orders, wrong } = record.tally;
      console.log(
        `${Math.round(seconds())} s: ${done} of ${left} commands, ${orders.length} orders, ${record.files} files, ${record.chunkErrors.length} missing, ${wrong.length} wrong`,
      );
    },
  });
  await shoppers.stop();
  return summarize({
    operations,
    record,
    seconds: seconds(),
    lost: await findLostUpdates(store, keys, operations),
    stopped: await findStopped(store, keys),
    flaws: (await findFlaws(database, record.tally.orders)).filter((flaw) => !known.includes(flaw)),
  });
}
