import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { median } from './median.ts';
import { answers, stop } from './own-process.ts';
import { type Plan, plansOf } from './plans.ts';
import type { Figure } from './report/figure.ts';
import { keepFigures } from './report/history.ts';

/**
 * Measures a category with its facets over 20,000 generated products: API and database on one core, one request after the other, and
 * whether the database uses its indexes. `node bench/facets.ts [products] [requests of each kind]`
 */
const [products = 20_000, requests = 40] = process.argv.slice(2).map(Number);
const AIM_MS = 30;
const PORT = 4803;
const address = `http://127.0.0.1:${PORT}`;

/** From a few hundred products to all of them. */
const categories = { 'one kind': 'sukienki', 'a department': 'kobiety', 'the whole shop': 'nowosci' };
const queries = {
  'nothing chosen': '',
  'a size': 'size=38',
  'two sizes in stock': 'size=38,40&supply=now',
  'a colour': 'color=ink',
  'colours and sizes': 'color=ink,oat,navy&size=m,l',
  'a price range': 'from=50&to=120&sort=2',
  'reduced wool by name': 'sale=1&material=wool&sort=6',
  'everything at once': 'size=38,40&color=ink,camel&supply=now&material=wool,cotton&from=20&to=180&sort=4',
  'the third page': 'sort=5&page=3',
};

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'odeta-facets-'));
// A single client without a session sends as many requests as a hundred visitors.
const environment = {
  ...process.env,
  NODE_ENV: 'production',
  DEMO: '1',
  PORT: String(PORT),
  DATA_DIR: dataDir,
  RATE_LIMITS: '100',
};
const script = (name: string) => path.join(import.meta.dirname, '../api', name);
try {
  makeGoods();
  const isFast = print(await measure());
  const isIndexed = check(plansOf(readFileSync(path.join(dataDir, 'pg.log'), 'utf8')));
  process.exitCode = isFast && isIndexed ? 0 : 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

function makeGoods() {
  console.log(`Making ${products} products …`);
  const args = [script('testing/database/many-goods.ts'), String(products), '6', 'plans'];
  const { status } = spawnSync(process.execPath, args, { env: environment, stdio: 'inherit' });
  if (status !== 0) throw new Error('The goods could not be made');
}

/** The database is a child process of the API and stays on the same core. */
function startOnOneCore() {
  const command = [process.execPath, script('src/server.ts')];
  const canPin = spawnSync('taskset', ['-V']).status === 0;
  if (!canPin) console.log('There is no taskset here: nothing keeps API and database on one core.');
  const [program = '', ...args] = canPin ? ['taskset', '-c', '0', ...command] : command;
  return spawn(program, args, { env: environment, stdio: 'inherit' });
}

type Times = Record<string, Record<string, { found: number; times: number[] }>>;

async function measure(): Promise<Times> {
  const api = startOnOneCore();
  try {
    await answers(`${address}/api/health`);
    return await takeTurns();
  } finally {
    await stop(api);
  }
}

/** Sends the kinds of requests in turns, so that all run under the same conditions. The first rounds are a warm-up. */
async function takeTurns(): Promise<Times> {
  const times: Times = {};
  for (let round = -8; round < requests; round += 1) {
    for (const [category, slug] of Object.entries(categories)) {
      times[category] ??= {};
      for (const [query, search] of Object.entries(queries)) {
        const { found, took } = await ask(`${slug}?${search}`);
        times[category][query] ??= { found, times: [] };
        if (round >= 0) times[category][query].times.push(took);
      }
    }
  }
  return times;
}

async function ask(path: string) {
  const begun = performance.now();
  const response = await fetch(`${address}/api/catalog/category/${path}`);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const { body } = (await response.json()) as { body: { productCount: number } };
  return { found: body.productCount, took: performance.now() - begun };
}

function print(times: Times) {
  let isFast = true;
  const figures: Figure[] = [];
  for (const [category, kinds] of Object.entries(times)) {
    console.log(`\n${category}`);
    for (const [query, { found, times: list }] of Object.entries(kinds)) {
      console.log(`  ${query.padEnd(22)} ${String(found).padStart(6)} found ${median(list).toFixed(1).padStart(6)} ms`);
    }
    const all = median(Object.values(kinds).flatMap(({ times: list }) => list));
    console.log(
      `  ${'median of all'.padEnd(22)} ${''.padStart(12)} ${all.toFixed(1).padStart(6)} ms (aim: below ${AIM_MS} ms)`,
    );
    isFast &&= all < AIM_MS;
    figures.push({ name: `${category}, median`, value: all, unit: 'ms', aim: { atMost: AIM_MS } });
  }
  keepFigures('facets', figures);
  return isFast;
}

/** No query of a category may scan a whole table of products. */
function check(plans: readonly Plan[]) {
  const ofListing = plans.filter(({ tables }) => tables.has('listing'));
  const scanned = ofListing.filter(({ scans }) =>
    scans.some((table) => ['listing', 'listing_color', 'product'].includes(table)),
  );
  const indexes = [...new Set(ofListing.flatMap((plan) => [...plan.indexes]))].sort();
  console.log(`\n${ofListing.length} statements over listings, ${scanned.length} of them read a whole table`);
  console.log(`indexes: ${indexes.join(', ')}`);
  for (const { text } of scanned.slice(0, 3)) console.log(text);
  return ofListing.length > 0 && scanned.length === 0;
}
