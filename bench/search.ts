import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { median } from './median.ts';
import { answers, stop } from './own-process.ts';
import type { Figure } from './report/figure.ts';
import { keepFigures } from './report/history.ts';

/**
 * Measures a search with its facets over 100,000 generated products: API and database on one core, one request after the other; then the
 * same while the index is rebuilt. `node bench/search.ts [products] [rounds]`
 */
const [products = 100_000, rounds = 30] = process.argv.slice(2).map(Number);
const AIM = { median: 10, slow: 30 };
const PORT = 4805;
const address = `http://127.0.0.1:${PORT}`;

/** Single words, several words, other forms, typing errors, unknown words, and filtered results. */
const queries = [
  ...['q=sukienka', 'q=sukienki', 'q=czarna%20sukienka', 'q=jeansy%20damskie', 'q=buty', 'q=kurtka%20zimowa%20damska'],
  ...[
    'q=we%C5%82niany%20p%C5%82aszcz%20m%C4%99ski',
    'q=sukienka%20na%20wesele',
    'q=sukeinka',
    'q=swetr',
    'q=MADE%20777',
  ],
  ...[
    'q=ramoneska',
    'q=kimono%20czerwone',
    'q=xyzxyz',
    'q=plecak%20sk%C3%B3rzany',
    'q=bia%C5%82a%20koszula%20m%C4%99ska',
  ],
  ...[
    'q=sukienka&color=ink',
    'q=buty&size=38,40&supply=now',
    'q=kurtka&sort=2&page=3',
    'q=sweter&material=wool&sale=1',
  ],
];

const figures: Figure[] = [];
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'odeta-search-'));
const environment = {
  ...process.env,
  NODE_ENV: 'production',
  DEMO: '1',
  PORT: String(PORT),
  DATA_DIR: process.env.SEARCH_BENCH_DATA ?? dataDir,
  RATE_LIMITS: '100',
};
const script = (name: string) => path.join(import.meta.dirname, '../api', name);

try {
  if (!process.env.SEARCH_BENCH_DATA) makeGoods();
  process.exitCode = (await measure()) ? 0 : 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

function makeGoods() {
  console.log(`Making ${products} products, which takes some minutes …`);
  const args = [script('testing/database/many-goods.ts'), String(products), '1'];
  const { status } = spawnSync(process.execPath, args, { env: environment, stdio: 'inherit' });
  if (status !== 0) throw new Error('The goods could not be made');
}

async function measure() {
  const command = [process.execPath, script('src/server.ts')];
  const canPin = spawnSync('taskset', ['-V']).status === 0;
  if (!canPin) console.log('There is no taskset here: nothing keeps API and database on one core.');
  const [program = '', ...args] = canPin ? ['taskset', '-c', '0', ...command] : command;
  const api = spawn(program, args, { env: environment, stdio: 'inherit' });
  try {
    await answers(`${address}/api/health`);
    await takeTurns(5);
    const isFast = print('searches', await takeTurns(rounds));
    const index = spawn(process.execPath, [script('testing/database/refresh-index.ts')], {
      env: environment,
      stdio: 'inherit',
    });
    const done = new Promise((resolve) => index.once('exit', resolve));
    const meanwhile = await takeTurnsUntil(done);
    print('searches while the index is made anew', meanwhile);
    keepFigures('search', figures);
    return isFast && (await done) === 0;
  } finally {
    await stop(api);
  }
}

async function takeTurns(count: number) {
  const times: number[] = [];
  for (let round = 0; round < count; round += 1) for (const query of queries) times.push(await ask(query));
  return times;
}

async function takeTurnsUntil(end: Promise<unknown>) {
  const state = { isOver: false };
  void end.then(() => {
    state.isOver = true;
  });
  const times: number[] = [];
  while (!state.isOver) times.push(...(await takeTurns(1)));
  return times;
}

async function ask(query: string) {
  const begun = performance.now();
  const response = await fetch(`${address}/api/catalog/search?${query}`);
  await response.arrayBuffer();
  if (!response.ok && response.status !== 404) throw new Error(`${query}: ${response.status}`);
  return performance.now() - begun;
}

function print(what: string, times: readonly number[]) {
  const slow = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
  const middle = median(times);
  console.log(
    `${what}: ${times.length}, median ${middle.toFixed(1)} ms (aim: below ${AIM.median}), 95 % within ${slow.toFixed(1)} ms (aim: below ${AIM.slow})`,
  );
  figures.push(
    { name: `${what}, median`, value: middle, unit: 'ms', aim: { atMost: AIM.median } },
    { name: `${what}, 95 %`, value: slow, unit: 'ms', aim: { atMost: AIM.slow } },
  );
  return middle < AIM.median && slow < AIM.slow;
}
