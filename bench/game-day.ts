import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { faults } from './game-day/faults/list.ts';
import { readOptions } from './game-day/options.ts';
import { describePlayed, type Played, play, type Stage, waitForQuiet } from './game-day/play.ts';
import { findPaths, type Paths } from './game-day/programs/find-programs.ts';
import { type GameShop, startGameShop } from './game-day/programs/game-shop.ts';
import { localUrl } from './game-day/programs/shop-servers.ts';
import { findAllFlaws, findKnownFlaws } from './game-day/report/all-flaws.ts';
import { describeLate, type Row, unnamed, writeTable } from './game-day/report/table.ts';
import { watchAlerts } from './game-day/report/watch-alerts.ts';
import { startShoppers } from './game-day/shoppers/shoppers.ts';

/**
 * The whole shop with everything around it, shoppers in five countries, and one fault after the other (docs/game-day.md):
 * `npm run game-day -- [--minutes 15] [--faults api-killed,failover] [--shoppers 6] [--crowd 1000] [--table game-day.md]`. Exits with 1 if an
 * order was lost or doubled, anything was wrong, or a fault was not named by an alert that is expected.
 */
const options = readOptions(process.argv.slice(2));
const begun = performance.now();
const now = () => (performance.now() - begun) / 1000;
const say = (what: string) => console.log(`${String(Math.round(now())).padStart(4)} s  ${what}`);
/** For the programs to be warm before the first fault. */
const WARM_UP_MS = 15_000;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
const chosen = chooseFaults();
const folder = mkdtempSync(path.join(os.tmpdir(), 'odeta-game-day-'));
process.once('exit', () => removeFolder());
const opened: { shop?: GameShop } = {};
try {
  process.exitCode = (await runGameDay(findPrograms())) ? 0 : 1;
} finally {
  await opened.shop?.stop();
}
process.exit();

function chooseFaults() {
  const unknown = options.faults.filter((name) => !faults.some((fault) => fault.name === name));
  if (unknown.length === 0)
    return options.faults.length > 0 ? faults.filter(({ name }) => options.faults.includes(name)) : faults;
  console.error(`There is no fault "${unknown.join(', ')}". There are: ${faults.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

function findPrograms(): Paths {
  try {
    return findPaths();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

/** Logs stay if GAME_DAY_LOGS is set. */
function removeFolder() {
  if (process.env.GAME_DAY_LOGS) console.log(`The logs are in ${path.join(folder, 'logs')}.`);
  else rmSync(folder, { recursive: true, force: true });
}

/** @returns whether everything held. */
async function runGameDay(paths: Paths): Promise<boolean> {
  const shop = await startGameShop(folder, paths, (what) => say(`starting: ${what}`));
  opened.shop = shop;
  const known = await findKnownFlaws(shop.databases.primary().url);
  const shoppers = await startShoppers(shop.balancer.port, localUrl(shop.balancer.apiPort), options.shoppers);
  const watch = watchAlerts(shop.prometheus.url, now);
  const stage: Stage = { shop, shoppers, crowd: options.crowd, watch, now, say };
  await pause(WARM_UP_MS);
  const played: Played[] = [];
  const limit = now() + options.minutes * 60;
  for (const fault of chosen) {
    if (now() > limit) break;
    played.push(await play(stage, fault, known));
  }
  say('the last alerts and shoppers');
  await Promise.all([waitForQuiet(stage, played), shoppers.stop()]);
  const flaws = await findAllFlaws(shop, shoppers.tally, known);
  watch.stop();
  return report(await describePlayed(stage, played), flaws, shoppers.tally);
}

function report(rows: readonly Row[], flaws: readonly string[], tally: Stage['shoppers']['tally']): boolean {
  const { orders, wrong, requests, journeys, retries, done } = tally;
  const table = writeTable(rows);
  console.log(`\n${table}`);
  console.log(
    `${requests} requests of ${journeys} shoppers, ${orders.length} orders confirmed, ${Math.round(now())} s.`,
  );
  console.log(`errors: ${[...retries].map(([reason, times]) => `${times} × ${reason}`).join(', ') || 'none'}`);
  console.log(`shoppers: ${[...done].map(([name, times]) => `${times} × ${name}`).join(', ')}`);
  console.log(`wrong answers: ${wrong.length}`, ...wrong.slice(0, 40).map((what) => `\n  ${what}`));
  console.log(`flaws in the database: ${flaws.length}`, ...flaws.slice(0, 40).map((what) => `\n  ${what}`));
  const late = describeLate(rows);
  if (late) console.log(late);
  const silent = unnamed(rows);
  if (silent.length > 0) console.log(`No alert named: ${silent.join(', ')}.`);
  const left = chosen.slice(rows.length).map(({ name }) => name);
  if (left.length > 0) console.log(`Not played, because the time was over: ${left.join(', ')}.`);
  if (options.table) writeFileSync(options.table, table);
  const lost = rows.reduce((sum, row) => sum + row.lost + row.doubled, 0);
  return lost + wrong.length + flaws.length + silent.length === 0;
}
