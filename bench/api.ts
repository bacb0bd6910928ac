import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { type Cart, fillCart } from './api-cart.ts';

/**
 * How much of a bare Fastify's requests a second `cart-init` with five items reaches, each in one Node process, measured
 * in turns on this machine: `node bench/api.ts [seconds per round] [connections]`.
 */
const [seconds = 6, connections = 20] = process.argv.slice(2).map(Number);
const ROUNDS = 3;
const HELLO_PORT = 4801;
const API_PORT = 4802;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'odeta-bench-'));
const hello = spawn(process.execPath, [path.join(import.meta.dirname, 'hello.ts')], {
  env: { PORT: String(HELLO_PORT) },
});
const api = spawn(process.execPath, [path.join(import.meta.dirname, '../api/src/server.ts')], {
  env: { NODE_ENV: 'production', PORT: String(API_PORT), DATA_DIR: dataDir, RATE_LIMITS: '0' },
  stdio: 'inherit',
});

try {
  await Promise.all([answers(`http://127.0.0.1:${HELLO_PORT}/`), answers(`http://127.0.0.1:${API_PORT}/api/health`)]);
  const cart = await fillCart(`http://127.0.0.1:${API_PORT}`, 5);
  const rates = { hello: [] as number[], cartInit: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [helloRate, cartRate] = [await rate(`http://127.0.0.1:${HELLO_PORT}/`), await rate(cart.url, cart)];
    // The first round warms up.
    if (round > 0) {
      rates.hello.push(helloRate);
      rates.cartInit.push(cartRate);
    }
  }
  const [bare, cartInit] = [median(rates.hello), median(rates.cartInit)];
  console.log(`bare Fastify          ${Math.round(bare)} requests/s`);
  console.log(`cart-init, five items ${Math.round(cartInit)} requests/s`);
  console.log(`ratio                 ${((cartInit / bare) * 100).toFixed(1)} % (at least 8 % wanted)`);
  process.exitCode = cartInit / bare >= 0.08 ? 0 : 1;
} finally {
  await Promise.all([stop(hello), stop(api)]);
  rmSync(dataDir, { recursive: true, force: true });
}

async function rate(url: string, cart?: Cart): Promise<number> {
  const result = await autocannon({ url, connections, duration: seconds, headers: cart?.headers ?? {} });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}

async function answers(url: string) {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await pause(100);
  }
  throw new Error(`${url} does not answer`);
}

function stop(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null) return Promise.resolve();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return ended;
}

function median(list: number[]): number {
  return list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
}
