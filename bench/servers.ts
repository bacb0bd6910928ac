import process from 'node:process';
import autocannon from 'autocannon';
import { median } from './median.ts';
import { fillCart, startSession } from './page-session.ts';
import type { Figure } from './report/figure.ts';
import { keepFigures } from './report/history.ts';
import { openShop } from './shop.ts';

/**
 * Pages per second on one core: the cart page, rendered for each visitor, and the cached home page. The shop's process has core 0 to
 * itself; the database and this program run on the others. `node bench/servers.ts [seconds]`
 */
const duration = Number(process.argv[2] ?? 10);
const TURNS = 3;
const shop = await openShop({
  secure: false,
  pinned: true,
  // A single client sends as many requests as thousands of visitors.
  environment: { RATE_LIMITS: '100000' },
});
const address = shop.address('sk');
const session = await startSession(address);
await fillCart(address, session, 5);

const rows = [
  ['cart page, rendered', '/cart', 'identity', 700],
  ['cart page, rendered, brotli', '/cart', 'br', 500],
  ['cart page, rendered, zstd', '/cart', 'zstd', 500],
  ['home page, kept', '/', 'identity', 8_000],
  ['home page, kept, compressed', '/', 'gzip', 8_000],
] as const;
const rates = rows.map(() => [] as number[]);

// In turns, so that a busy minute of the machine and the compiler's work on the first pages fall on all; the first turn does not count.
for (let turn = 0; turn <= TURNS; turn += 1) {
  for (const [index, row] of rows.entries()) {
    const rate = await load(row);
    if (turn > 0) rates[index]?.push(rate);
  }
}
const figures = rows.map(
  ([name, , , aim], index): Figure => ({
    name,
    value: median(rates[index] ?? []),
    unit: 'a second',
    aim: { atLeast: aim },
  }),
);
for (const { name, value } of figures) console.log(`${name}: ${Math.round(value)} requests/s, median of ${TURNS}`);
keepFigures('servers', figures);
await shop.stop();

/** @returns requests a second. */
async function load([name, path, encoding]: (typeof rows)[number]): Promise<number> {
  const headers = { cookie: session.cookie, 'accept-encoding': encoding, host: new URL(address).host };
  const url = address.replace('sk.localhost', '127.0.0.1') + path;
  const { requests, latency, non2xx, errors } = await autocannon({ url, headers, connections: 10, duration });
  console.log(
    `${name}: ${Math.round(requests.average)} requests/s, median ${latency.p50} ms, 99th ${latency.p99} ms, ${non2xx + errors} failed`,
  );
  return requests.average;
}
