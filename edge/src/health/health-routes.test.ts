import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openEdge } from '../../testing/open-edge.ts';
import type { ApiGateway } from '../api/api-gateway.ts';

const apiThat = (status: number, body: unknown): Partial<ApiGateway> => ({
  send: async () => ({ status, json: async () => body, text: async () => JSON.stringify(body) }),
});
const wellApi = apiThat(200, { ready: true, parts: { database: 'ok' } });

test('the edge is healthy and ready when all parts work', async () => {
  const { get } = await openEdge({ api: wellApi });

  expect((await get('/health')).json()).toMatchObject({ status: 'ok', parts: { discovery: 'ok', api: 'ok' } });
  expect(await get('/ready')).toMatchObject({ statusCode: 200 });
});

test.each<[string, Partial<ApiGateway>, string]>([
  [
    'a database that does not answer',
    apiThat(503, { parts: { database: 'does not answer' } }),
    'database does not answer',
  ],
  ['an API that does not answer', { send: () => Promise.reject(new Error('down')) }, 'does not answer'],
])('%s is reported by the health endpoint, and the edge stays ready', async (_, api, condition) => {
  const { get } = await openEdge({ api });

  const health = await get('/health');

  expect([health.statusCode, health.json()]).toMatchObject([200, { status: 'unwell', parts: { api: condition } }]);
  expect(await get('/ready')).toMatchObject({ statusCode: 200 });
});

test('without a usable discovery document the edge is alive but not ready', async () => {
  const { get, directory } = await openEdge({ api: wellApi });
  rmSync(path.join(directory, 'cart/1/server.cjs'));

  expect(await get('/health')).toMatchObject({ statusCode: 200 });
  const ready = await get('/ready');

  expect([ready.statusCode, ready.json()]).toEqual([
    503,
    { ready: false, parts: { discovery: 'no usable document', server: 'ok' } },
  ]);
});

test('an unusable deploy does not affect pages and readiness, and is reported by the health endpoint', async () => {
  const { get, directory } = await openEdge({ api: wellApi });
  await get('/cart');
  writeFileSync(path.join(directory, 'discovery/00000002.json'), 'nonsense');

  const page = await get('/cart');
  const ready = await get('/ready');

  expect([page.statusCode, ready.statusCode]).toEqual([200, 200]);
  expect((await get('/health')).json()).toMatchObject({
    status: 'unwell',
    parts: { discovery: expect.stringContaining('not usable') },
  });
});
