import cookies from '@fastify/cookie';
import { readBaseInit, readSuggestion } from '@odeta/contracts';
import { createSessionId } from '@odeta/node/csrf-token';
import { RENDERING_HEADER, signRenderingCall } from '@odeta/node/rendering-call';
import { openSharedCounts } from '@odeta/node/shared-counts';
import { trustHops } from '@odeta/node/trusted-hops';
import { hasValkey, startValkey } from '@odeta/testing/valkey-server';
import fastify, { type FastifyInstance } from 'fastify';
import { openTestShop, TEST_SECRET } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';
import { answerWithProblems } from '../http/problem-details.ts';
import { createMemoryCounts } from './rate-counts.ts';
import { limitRates } from './rate-limits.ts';

const MENU = '/api/base/menu';

/** A server with nothing but the limits, behind a load balancer. */
async function openApp(counts: Parameters<typeof limitRates>[1]['counts'] = createMemoryCounts()) {
  const app = fastify({ trustProxy: trustHops(1) });
  answerWithProblems(app);
  await app.register(cookies);
  await limitRates(app, { secret: TEST_SECRET, counts, factor: 1, clock: () => new Date() });
  app.get(MENU, async () => ({}));
  return app;
}

let app: FastifyInstance;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** The load balancer appends the client's address on the right. */
const ask = (address: string, headers: Record<string, string> = {}) =>
  app.inject({ url: MENU, headers: { host: 'sk.localhost', 'x-forwarded-for': `6.6.6.6, ${address}`, ...headers } });

async function askOften(times: number, address: string, headers?: Record<string, string>) {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) statuses.push((await ask(address, headers)).statusCode);
  return statuses;
}

test('requests without a session share one limit per address whatever their headers, and other addresses are not affected', async () => {
  const statuses = await askOften(1201, '203.0.113.1');
  const refused = await ask('203.0.113.1');

  expect(statuses.indexOf(429)).toBe(1200);
  expect(refused.json()).toMatchObject({ code: 'too-many-requests', messages: [{ type: 'error' }] });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('203.0.113.2')).statusCode).toBe(200);
});

test('a visitor with a session id is still served at an address where requests without one are rate limited', async () => {
  const cookie = `sid=${createSessionId(TEST_SECRET)}`;
  await askOften(1201, '203.0.113.3');

  expect((await ask('203.0.113.3', { cookie })).statusCode).toBe(200);
  expect((await ask('203.0.113.3')).statusCode).toBe(429);
});

test('signed calls of a page being rendered are not rate limited, and forged ones are', async () => {
  const signed = { [RENDERING_HEADER]: signRenderingCall(TEST_SECRET, MENU) };
  const forged = { [RENDERING_HEADER]: signRenderingCall('another secret of forty characters ......', MENU) };
  await askOften(1200, '203.0.113.4');

  expect((await ask('203.0.113.4', signed)).statusCode).toBe(200);
  expect((await ask('203.0.113.4', forged)).statusCode).toBe(429);
});

test('made-up session ids of an address share one limit', async () => {
  await askOften(1200, '203.0.113.5', { cookie: 'sid=made.up' });

  expect((await ask('203.0.113.5', { cookie: 'sid=another.one' })).statusCode).toBe(429);
});

test('a process refuses requests, also for suggestions, that another process with the same store has counted (C3)', async () => {
  const config = { RATE_LIMITS: 1, RATE_LIMIT_STORE: 'postgres' } as const;
  const shared = await openTestShop({ config, name: 'shared' });
  const client = await startSession(shared.app);
  // Simulates requests that another process has counted.
  await shared.db.updateTable('rateCount').set({ count: 100_000 }).execute();

  const answers = [await client.send(readBaseInit), await client.send(readSuggestion, { phrase: 'kab' })];
  await shared.close();

  for (const { status, problem } of answers) expect([status, problem.code]).toEqual([429, 'too-many-requests']);
});

const testWithServer = hasValkey ? test : test.skip;

testWithServer('two processes with the same Valkey refuse what they have counted together', async () => {
  const server = await startValkey();
  const stores = [await openSharedCounts(server.url, () => {}), await openSharedCounts(server.url, () => {})];
  const apps = await Promise.all(stores.map((counts) => openApp(counts)));
  const request = { url: MENU, headers: { host: 'sk.localhost', 'x-forwarded-for': '203.0.113.9' } };
  const statuses: (number | undefined)[] = [];
  for (let count = 0; count < 1_202; count += 1)
    statuses.push((await apps[count % apps.length]?.inject(request))?.statusCode);

  expect(statuses.indexOf(429)).toBe(1_200);
  for (const app of apps) await app.close();
  for (const store of stores) store.close();
  await server.stop();
});
