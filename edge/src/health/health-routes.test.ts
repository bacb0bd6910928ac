import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openEdge } from '../../testing/open-edge.ts';
import type { ApiGateway } from '../api/api-gateway.ts';

const apiThat = (status: number, body: unknown): Partial<ApiGateway> => ({
  send: async () => ({ status, json: async () => body, text: async () => JSON.stringify(body) }),
});
const wellApi = apiThat(200, { ready: true, parts: { database: 'ok' } });

test('with everything in order the edge is well and ready', async () => {
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
])('%s is named by the health of the edge, which stays ready: it still has pages', async (_, api, condition) => {
  const { get } = await openEdge({ api });

  const health = await get('/health');

  expect([health.statusCode, health.json()]).toMatchObject([200, { status: 'unwell', parts: { api: condition } }]);
  expect(await get('/ready')).toMatchObject({ statusCode: 200 });
});

test('without a document that every page can be made with the edge is alive, and not ready', async () => {
  const { get, directory } = await openEdge({ api: wellApi });
  rmSync(path.join(directory, 'cart/1/server.cjs'));

  expect(await get('/health')).toMatchObject({ statusCode: 200 });
  const ready = await get('/ready');

  expect([ready.statusCode, ready.json()]).toEqual([
    503,
    { ready: false, parts: { discovery: 'no usable document', server: 'ok' } },
  ]);
});

test('a deploy that is not usable leaves pages and readiness as they were, and is named', async () => {
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
