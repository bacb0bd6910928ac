import cookies from '@fastify/cookie';
import { createSessionId } from '@odeta/node/csrf-token';
import { trustHops } from '@odeta/node/trusted-hops';
import fastify from 'fastify';
import { openEdge } from '../../testing/open-edge.ts';
import { createPageLimits } from './page-limits.ts';

const APP_SECRET = 's'.repeat(40);

/** Only the limits, behind a load balancer. */
async function openLimits() {
  const app = fastify({ trustProxy: trustHops(1) });
  await app.register(cookies);
  app.get('/*', { onRequest: await createPageLimits(app, { APP_SECRET, RATE_LIMITS: 1 }) }, async () => 'page');
  return (forwarded: string, cookie = '') =>
    app.inject({ url: '/cart', headers: { 'x-forwarded-for': forwarded, cookie } });
}

test('new visitors of one address get at most 600 pages; other addresses and visitors with a session are not affected', async () => {
  const get = await openLimits();
  const statuses: number[] = [];
  // Addresses that a client adds on the left of the header do not make it another client.
  for (let count = 0; count < 700; count += 1)
    statuses.push((await get(`10.0.0.${count % 250}, 203.0.113.1`)).statusCode);

  expect(statuses.indexOf(429)).toBe(600);
  expect((await get('203.0.113.1', `sid=${createSessionId(APP_SECRET)}`)).statusCode).toBe(200);
  expect((await get('203.0.113.1', 'sid=made.up')).statusCode).toBe(429);
  expect((await get('203.0.113.2')).statusCode).toBe(200);
});

test('renderings of one address beyond 210 are refused with 429, while another address is served', async () => {
  const arrived = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const { get } = await openEdge({
    config: { TRUST_PROXY: '1' },
    shell: `
      exports.shell = {
        provided: {},
        routeOf: () => ({ remote: null, isPrivate: true, startsAtOnce: false, reachable: [] }),
        loadSiteContents: async () => null,
        render: async ({ url, send }) => {
          if (url === '/slow') await send('/api/slow', { method: 'GET', headers: {} });
          return { status: 200, redirect: null, title: '', description: null, canonical: null, robots: null, complete: true,
            write: async () => {}, stores: () => ({}) };
        },
      };`,
    api: {
      async send() {
        arrived.resolve();
        await answered.promise;
        return { status: 200, json: async () => ({}), text: async () => '{}' };
      },
    },
  });
  const slow = Array.from({ length: 211 }, () => get('/slow', { 'x-forwarded-for': '203.0.113.1' }));
  await arrived.promise;
  const first = await Promise.race(slow);

  expect(first.statusCode).toBe(429);
  expect(first.body).toContain('Príliš veľa pokusov naraz');
  expect(first.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
  expect((await get('/fast', { 'x-forwarded-for': '203.0.113.2' })).statusCode).toBe(200);
  answered.resolve();
  expect((await Promise.all(slow)).filter(({ statusCode }) => statusCode === 200)).toHaveLength(210);
});
