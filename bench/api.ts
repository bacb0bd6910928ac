import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import autocannon from 'autocannon';
import { type Cart, fillCart } from './api-cart.ts';
import { median } from './median.ts';
import { answers, stop } from './own-process.ts';
import { pinToCores } from './pin.ts';
import { keepFigures } from './report/history.ts';

/**
 * Which share of a bare Fastify's requests per second `cart-init` with five items reaches. Each runs in one Node process on a core of its
 * own, measured in turns: `npm run bench -- api [seconds per round] [connections]`.
 */
const [seconds = 2, connections = 20] = process.argv.slice(2).map(Number);
const ROUNDS = 9;
const HELLO_PORT = 4801;
const API_PORT = 4802;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'odeta-bench-'));
const hello = spawn(process.execPath, [path.join(import.meta.dirname, 'hello.ts')], {
  env: { PORT: String(HELLO_PORT) },
});
const api = spawn(process.execPath, [path.join(import.meta.dirname, '../api/src/server.ts')], {
  // A single client sends as many requests as thousands of visitors.
  env: { NODE_ENV: 'production', DEMO: '1', PORT: String(API_PORT), DATA_DIR: dataDir, RATE_LIMITS: '100000' },
  stdio: 'inherit',
});

try {
  await Promise.all([answers(`http://127.0.0.1:${HELLO_PORT}/`), answers(`http://127.0.0.1:${API_PORT}/api/health`)]);
  const pinned = pinToCores([hello.pid ?? 0, api.pid ?? 0], dataDir);
  if (!pinned) console.log('not pinned to cores: the database and this program take their share of each');
  const cart = await fillCart(`http://127.0.0.1:${API_PORT}`, 5);
  const rates = { hello: [] as number[], cartInit: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [helloRate, cartRate] = [await rate(`http://127.0.0.1:${HELLO_PORT}/`), await rate(cart.url, cart)];
    // The first round is a warm-up.
    if (round > 0) {
      rates.hello.push(helloRate);
      rates.cartInit.push(cartRate);
      console.log(`round ${round}: ${Math.round(helloRate)} and ${Math.round(cartRate)} requests/s`);
    }
  }
  // Computed per round, because other programs on the machine slow down both servers of a round alike.
  const ratio = median(rates.cartInit.map((rate, round) => rate / (rates.hello[round] ?? 0)));
  console.log(`bare Fastify          ${Math.round(median(rates.hello))} requests/s`);
  console.log(`cart-init, five items ${Math.round(median(rates.cartInit))} requests/s`);
  console.log(`ratio                 ${(ratio * 100).toFixed(1)} %, the median of the rounds (aim: at least 8 %)`);
  keepFigures('api', [
    {
      name: 'cart-init, five items',
      value: ratio * median(rates.hello),
      unit: 'a second',
      twin: median(rates.hello),
      aim: { atLeast: 0.08 },
    },
  ]);
  process.exitCode = ratio >= 0.08 ? 0 : 1;
} finally {
  await Promise.all([stop(hello), stop(api)]);
  rmSync(dataDir, { recursive: true, force: true });
}

async function rate(url: string, cart?: Cart): Promise<number> {
  const result = await autocannon({ url, connections, duration: seconds, headers: cart?.headers ?? {} });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} other than 2xx, ${result.errors} errors`);
  return result.requests.average;
}
