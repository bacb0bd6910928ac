import process from 'node:process';
import autocannon from 'autocannon';
import { fillCart, startSession } from './page-session.ts';
import { openShop } from './shop.ts';

/**
 * How many pages a second one core serves: the cart page, rendered for its visitor, and the home page, kept for seconds.
 * The shop's process has core 0 for itself; the database and this program run on the others. `node bench/servers.ts [seconds]`
 */
const duration = Number(process.argv[2] ?? 10);
const shop = await openShop({
  secure: false,
  pinned: true,
  // One visitor asks as often as thousands.
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
