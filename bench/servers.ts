import process from 'node:process';
import autocannon from 'autocannon';
import { fillCart, startSession } from './page-session.ts';
import { openShop } from './shop.ts';

/**
 * Pages per second on one core: the cart page, rendered for each visitor, and the cached home page. The shop's process has core 0 to
 * itself; the database and this program run on the others. `node bench/servers.ts [seconds]`
 */
const duration = Number(process.argv[2] ?? 10);
const shop = await openShop({
  secure: false,
  pinned: true,
  // A single client sends as many requests as thousands of visitors.
  environment: { RATE_LIMITS: '100000' },
});
const address = shop.address('sk');
const session = await startSession(address);
await fillCart(address, session, 5);

for (const [name, path, encoding] of [
  ['cart page, rendered', '/cart', 'identity'],
  ['cart page, rendered, brotli', '/cart', 'br'],
  ['home page, kept', '/', 'identity'],
  ['home page, kept, compressed', '/', 'gzip'],
] as const) {
  const headers = { cookie: session.cookie, 'accept-encoding': encoding, host: new URL(address).host };
  const url = address.replace('sk.localhost', '127.0.0.1') + path;
  await autocannon({ url, headers, connections: 10, duration: 2 });
  const { requests, latency, non2xx, errors } = await autocannon({ url, headers, connections: 10, duration });
  console.log(
    `${name}: ${Math.round(requests.average)} requests/s, median ${latency.p50} ms, 99th ${latency.p99} ms, ${non2xx + errors} failed`,
  );
}
await shop.stop();
