import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { type Buyer, meetBuyers } from './order-buyers.ts';
import { answers, stop } from './own-process.ts';
import { keepFigures } from './report/history.ts';

/**
 * Orders per second, paid on delivery, with all stock rules: buyers with full carts order once each, with a fixed concurrency. `npm run
 * bench -- orders [buyers] [at once]`
 */
const [count = 600, atOnce = 20] = process.argv.slice(2).map(Number);
const AIM = 300;
const PORT = 4803;
const address = `http://127.0.0.1:${PORT}`;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'odeta-bench-'));
const api = spawn(process.execPath, [path.join(import.meta.dirname, '../api/src/server.ts')], {
  env: {
    NODE_ENV: 'production',
    DEMO: '1',
    PORT: String(PORT),
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    BOT_PROTECTION: '0',
  },
  stdio: 'inherit',
});

try {
  await answers(`${address}/api/health`);
  const buyers = await meetBuyers(address, count, atOnce);
  // The first orders are a warm-up.
  await press(buyers.splice(0, Math.floor(count / 10)));
  const orders = buyers.length;
  const begun = performance.now();
  await press(buyers);
  const rate = orders / ((performance.now() - begun) / 1000);
  console.log(`${orders} orders, ${atOnce} at a time: ${Math.round(rate)} orders/s (aim: at least ${AIM})`);
  keepFigures('orders', [
    { name: `orders, ${atOnce} at a time`, value: rate, unit: 'a second', aim: { atLeast: AIM } },
  ]);
  process.exitCode = rate >= AIM ? 0 : 1;
} finally {
  await stop(api);
  rmSync(dataDir, { recursive: true, force: true });
}

async function press(buyers: Buyer[]) {
  const work = async () => {
    for (let buyer = buyers.pop(); buyer; buyer = buyers.pop()) await buyer.order();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
