import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readRequestId } from '@odeta/node/request-id';
import { openEdge } from '../../testing/open-edge.ts';
import { createRemoteApi } from '../api/remote-api.ts';

const SECRET = 's'.repeat(40);
/** Nothing listens there. */
const nowhere = 'http://127.0.0.1:2';

test.each([
  [
    'an area that the server could not load',
    '/slow',
    {},
    { kind: 'skeleton', phase: 'data', unit: 'cart@1' },
    'too slow',
  ],
  [
    'a release that cannot be read',
    '/cart',
    { tamperedRemote: '' },
    { kind: 'release-not-usable', phase: 'entry', unit: 'cart@1' },
    '/releases/cart/1/server.cjs is not what was released',
  ],
  [
    'an area whose code throws',
    '/cart',
    { remote: 'exports.remote = { name: "cart", area() { throw new Error("no basket"); } }' },
    { kind: 'skeleton', phase: 'render', unit: 'cart@1' },
    'no basket',
  ],
  [
    'a page without header and footer',
    '/cart',
    { api: { send: () => Promise.reject(new Error('down')) } },
    { kind: 'fallback', phase: 'contents' },
    'down',
  ],
  ['a page that cannot be rendered', '/', { shell: 'throw new Error("broken")' }, { kind: 'server-error' }, 'broken'],
])('%s is logged with request id, route and country', async (_, url, options, failure, message) => {
  const { get, lines } = await openEdge(options);

  const { headers } = await get(`${url}?q=private`);

  expect(lines).toContainEqual(
    expect.objectContaining({
      ...failure,
      requestId: headers['x-request-id'],
      route: url,
      country: 'sk',
      cause: expect.objectContaining({ message }),
    }),
  );
});

test('an unreachable API is logged for a page and for a request of the browser', async () => {
  const { app, get, lines } = await openEdge({ api: createRemoteApi(nowhere, 0) });
  await get('/cart');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });

  const answer = await fetch(`${address}/api/checkout/order/7?q=private`);
  await app.close();

  expect(answer.status).toBe(503);
  const reports = lines.filter(({ kind }) => kind === 'api-unreachable');
  expect(reports.map(({ route }) => route)).toEqual(['/api/base/menu', '/api/checkout/order']);
  for (const { cause } of reports) expect(cause).toMatchObject({ message: expect.stringContaining('ECONNREFUSED') });
});

test('the same failure of 100 pages is logged once, and then once with the number of repetitions', async () => {
  const { app, get, lines } = await openEdge({ shell: 'throw new Error("broken")' });

  for (let page = 0; page < 100; page += 1) await get(`/p/${page}`);
  await app.close();

  expect(lines.map(({ kind, repeated }) => [kind, repeated])).toEqual([
    ['server-error', undefined],
    ['server-error', 99],
  ]);
});

test('a browser request gets a new request id that the API can verify', async () => {
  const seen: IncomingHttpHeaders[] = [];
  const api = createServer((request, response) => {
    seen.push(request.headers);
    response.end('{}');
  }).listen(0);
  const { port } = api.address() as AddressInfo;
  const { app } = await openEdge({ api: createRemoteApi(`http://127.0.0.1:${port}`, 0) });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });

  await fetch(`${address}/api/base/menu`, { headers: { 'x-request-id': 'of a stranger' } });
  await app.close();
  api.close();

  expect(readRequestId(SECRET, seen[0]?.['x-request-id'])).toMatch(/^[0-9a-f-]{36}$/);
});
