import { request } from 'node:http';
import { openEdge, remoteCode } from '../testing/open-edge.ts';

test('the host decides the country and its language', async () => {
  const { get } = await openEdge();

  expect((await get('/', { host: 'hu.localhost:3000' })).body).toContain('<html lang="hu-HU">');
  expect((await get('/', { host: 'ua.localhost' })).body).toContain('<html lang="ru-UA">');
  expect((await get('/', { host: 'localhost:3000' })).body).toContain('<html lang="pl-PL">');
});

test('a host that is not the shop is refused: no page, no link and no country is made of it', async () => {
  const { get } = await openEdge({ config: { SHOP_HOSTS: 'odeta.sk' } });

  const made = await get('/', { host: 'sk.evil.example' });
  const known = await get('/', { host: 'odeta.sk' });

  expect(made).toMatchObject({ statusCode: 421, body: expect.not.stringContaining('evil') });
  expect(made.headers).toMatchObject({ 'content-type': expect.stringContaining('application/problem+json') });
  expect(known.statusCode).toBe(200);
  expect((await get('/health', { host: '10.0.0.7:3000' })).statusCode).toBe(200);
});

test('calls of the API for another host are refused before they are handed on', async () => {
  const { app } = await openEdge();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = new URL(address);

  const status = await new Promise((resolve) => {
    const headers = { host: 'sk.evil.example' };
    request({ port, path: '/api/base/menu', headers, agent: false }, ({ statusCode }) => resolve(statusCode)).end();
  });
  await app.close();

  expect(status).toBe(421);
});

test('the styles of shell and remote stand in the page, with absolute addresses', async () => {
  const { body } = await (await openEdge()).get('/');

  expect(body).toContain('data-href="/releases/shell/1/style.css">a{background:url(/releases/shell/1/x.woff2)}');
  expect(body).toContain('data-href="/releases/cart/1/style.css"');
});

test('a visitor keeps the cookies that the first page gave', async () => {
  const { get } = await openEdge();
  const first = await get('/');
  const cookie = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

  const second = await get('/', { cookie });

  expect(first.cookies.map(({ name }) => name)).toEqual(['sid', 'csrf']);
  expect(second.cookies).toHaveLength(0);
});

test('a visitor id that we did not make is replaced', async () => {
  const { get } = await openEdge();

  const response = await get('/', { cookie: 'sid=made.up' });

  expect(response.cookies.map(({ name }) => name)).toContain('sid');
});

test.each([
  ['is not what was released', { tamperedRemote: `${remoteCode} // changed` }],
  ['is no JavaScript', { remote: 'this is not javascript' }],
  ['throws while it is loaded', { remote: 'throw new Error("broken")' }],
  ['asks for what the shell does not provide', { remote: "require('fs')" }],
])('when the remote’s server bundle %s, the page goes out and the browser renders the remote', async (_, options) => {
  const { get } = await openEdge(options);

  const response = await get('/cart');

  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('{"remote":null,"contents":"menu"}');
});

test('a page goes out without header and footer when the API does not answer for them', async () => {
  const { get } = await openEdge({ api: { send: () => Promise.reject(new Error('down')) } });

  expect((await get('/cart')).body).toContain('"contents":null');
});

test('without its shell there is a sentence in the visitor’s language, and no details', async () => {
  const { get } = await openEdge({ shell: 'throw new Error("secret detail")' });

  const response = await get('/');

  expect(response.statusCode).toBe(503);
  expect(response.body).toContain('Momentálne nie je možné používať naše stránky');
  expect(response.body).not.toContain('secret detail');
});

test('redirects and statuses of the page are those of the response', async () => {
  const { get } = await openEdge();

  expect(await get('/old')).toMatchObject({ statusCode: 302, headers: { location: '/new' } });
  expect((await get('/nowhere')).statusCode).toBe(404);
});

test('an address that is encoded wrongly gets a page, too', async () => {
  const { get } = await openEdge();

  expect(await get('/%')).toMatchObject({ statusCode: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
});

test('nobody keeps a page, and what only servers read is not served', async () => {
  const { get } = await openEdge();

  expect((await get('/cart')).headers['cache-control']).toBe('no-cache, private');
  expect((await get('/releases/discovery/00000001.json')).statusCode).toBe(404);
});

test('header and footer are asked for once for many pages', async () => {
  const { get, sent } = await openEdge();

  await Promise.all([get('/cart'), get('/cart'), get('/')]);

  expect(sent).toEqual(['/api/base/menu']);
});

test.each(['/media/', '/releases/', '/media/%00', '/releases/shell/', '/media/none.webp'])(
  '%s, where no file is, is an error of the client and no failure of the shop',
  async (url) => {
    const { get, lines } = await openEdge();

    const { statusCode, headers } = await get(url);

    expect([400, 403, 404]).toContain(statusCode);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(lines).toEqual([]);
  },
);

test.each([
  ['/?size=38', 'strict-origin-when-cross-origin'],
  ['/?size=38&newsletter=secret', 'strict-origin'],
  ['/cart?newsletter=secret', 'strict-origin'],
])('of %s others learn what the policy %s says', async (url, policy) => {
  const { get } = await openEdge();

  expect((await get(url)).headers['referrer-policy']).toBe(policy);
});

test('over TLS every answer asks the browser to stay with TLS; over plain http none does', async () => {
  const { get } = await openEdge({ config: { TRUST_PROXY: '1' } });

  const secure = await get('/robots.txt', { 'x-forwarded-proto': 'https' });
  const plain = await get('/robots.txt');

  expect(secure.headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  });
  expect(plain.headers).not.toHaveProperty('strict-transport-security');
});

test('a request whose headers or body do not arrive in time is cut', async () => {
  const { app } = await openEdge();

  expect(app.server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 30_000 });
});
