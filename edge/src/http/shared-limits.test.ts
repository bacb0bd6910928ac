import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import cookies from '@fastify/cookie';
import { createSessionId } from '@odeta/node/csrf-token';
import { trustHops } from '@odeta/node/trusted-hops';
import { hasValkey, startValkey } from '@odeta/testing/valkey-server';
import fastify, { type FastifyInstance } from 'fastify';
import { createPageLimits } from './page-limits.ts';

const APP_SECRET = 's'.repeat(40);
const ADDRESS = '203.0.113.1';
const testWithServer = hasValkey ? test : test.skip;
const opened: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});

/** The limits of an edge behind a load balancer. */
async function openLimits(VALKEY_URL?: string) {
  const app = fastify({ trustProxy: trustHops(1) });
  opened.push(app);
  await app.register(cookies);
  const config = { APP_SECRET, RATE_LIMITS: 1, ...(VALKEY_URL !== undefined && { VALKEY_URL }) };
  app.get('/*', { onRequest: await createPageLimits(app, config) }, async () => 'page');
  return app;
}

/** Of two edges every second request reaches the other one. Returns how many of the requests got a page. */
async function openPair(valkeyUrl?: string) {
  const edges = [await openLimits(valkeyUrl), await openLimits(valkeyUrl)];
  return async (times: number, cookie = '') => {
    const headers = { 'x-forwarded-for': ADDRESS, cookie };
    const statuses: (number | undefined)[] = [];
    for (let page = 0; page < times; page += 1)
      statuses.push((await edges[page % edges.length]?.inject({ url: '/', headers }))?.statusCode);
    return statuses.filter((status) => status === 200).length;
  };
}

const newVisitor = () => `sid=${createSessionId(APP_SECRET)}`;

test('without a server for counts each edge counts for itself', async () => {
  const countPages = await openPair();

  expect(await countPages(620, newVisitor())).toBe(600);
});

testWithServer('with a server for counts the limits are those of all edges together', async () => {
  const server = await startValkey();
  const countPages = await openPair(server.url);

  expect(await countPages(320, newVisitor())).toBe(300);
  // Strangers have a limit of their own, and so has another visitor of the address.
  expect(await countPages(620)).toBe(600);
  expect(await countPages(1, newVisitor())).toBe(1);
  await server.stop();
});

testWithServer('while the server for counts is gone, pages are served', async () => {
  const server = await startValkey();
  const countPages = await openPair(server.url);
  await countPages(600);
  expect(await countPages(1)).toBe(0);
  await server.stop();

  expect(await countPages(10)).toBe(10);
});

test('a server for counts that accepts connections and never answers holds up no page', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const countPages = await openPair(`redis://127.0.0.1:${(silent.address() as AddressInfo).port}`);

  expect(await countPages(4)).toBe(4);
  for (const socket of sockets) socket.destroy();
  silent.close();
});
