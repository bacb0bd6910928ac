import { request } from 'node:http';
import { SERVED_BY_GATEWAY } from '@odeta/delivery/releases/served-by-gateway';
import { openEdge, remoteCode } from '../testing/open-edge.ts';

test('the host determines the country and its language', async () => {
  const { get } = await openEdge();

  expect((await get('/', { host: 'hu.localhost:3000' })).body).toContain('<html lang="hu-HU">');
  expect((await get('/', { host: 'ua.localhost' })).body).toContain('<html lang="ru-UA">');
  expect((await get('/', { host: 'localhost:3000' })).body).toContain('<html lang="pl-PL">');
});

test('commands know every address that the gateway itself serves, so that no remote gets one and a link to it is none to a page', async () => {
  const { app } = await openEdge();
  await app.ready();

  const served = addressesOf(app.printRoutes()).map((address) => address.split('/')[1] ?? '');

  expect(served).toEqual(expect.arrayContaining(['releases', 'preview', 'vitals', '*']));
  expect(served.filter((first) => !['*', ...SERVED_BY_GATEWAY].includes(first))).toEqual([]);
});

/** Of Fastify's tree, in which each line continues the address of the line above it that is less indented. */
function addressesOf(tree: string): string[] {
  const parts: string[] = [];
  return [...tree.matchAll(/^(.*?)[├└]── (\S*)( \([A-Z, ]+\))?/gm)].flatMap(([, indent = '', part = '', methods]) => {
    parts.splice(indent.length / 4, parts.length, part);
    return methods ? [parts.join('')] : [];
  });
}

test('another language of the country is a prefix of its addresses, and the default one has none', async () => {
  const { get } = await openEdge();
  const at = (url: string, host = 'ua.localhost') => get(url, { host });

  expect((await at('/uk/')).body).toContain('<html lang="uk-UA">');
  expect((await at('/uk?size=38')).body).toContain('<html lang="uk-UA">');
  expect((await at('/uk/', 'sk.localhost')).body).toContain('<html lang="sk-SK">');
  const { statusCode, headers } = await at('/ru/cart?size=38');
  expect([statusCode, headers.location]).toEqual([301, '/cart?size=38']);
});

test('a page request for an unknown host is refused with 421, and the response does not contain the host', async () => {
  const { get } = await openEdge({ config: { SHOP_HOSTS: 'odeta.sk' } });

  const made = await get('/', { host: 'sk.evil.example' });
  const known = await get('/', { host: 'odeta.sk' });

  expect(made).toMatchObject({ statusCode: 421, body: expect.not.stringContaining('evil') });
  expect(made.headers).toMatchObject({ 'content-type': expect.stringContaining('application/problem+json') });
  expect(known.statusCode).toBe(200);
  expect((await get('/health', { host: '10.0.0.7:3000' })).statusCode).toBe(200);
});

test('an API request for an unknown host is refused with 421 before it is forwarded', async () => {
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

test('the page contains the styles of shell and remote with absolute URLs', async () => {
  const { body } = await (await openEdge()).get('/');

  expect(body).toContain(
    'data-href="http://sk.localhost/releases/shell/1/style.css">a{background:url(/releases/shell/1/x.woff2)}',
  );
  expect(body).toContain('data-href="http://sk.localhost/releases/cart/1/style.css"');
});

test('the first page sets the session and CSRF cookies, the next page sets none', async () => {
  const { get } = await openEdge();
  const first = await get('/');
  const cookie = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

  const second = await get('/', { cookie });

  expect(first.cookies.map(({ name }) => name)).toEqual(['sid', 'csrf']);
  expect(second.cookies).toHaveLength(0);
});

test('a session id that the shop did not create is replaced', async () => {
  const { get } = await openEdge();

  const response = await get('/', { cookie: 'sid=made.up' });

  expect(response.cookies.map(({ name }) => name)).toContain('sid');
});

test.each([
  ['is not what was released', { tamperedRemote: `${remoteCode} // changed` }],
  ['is no JavaScript', { remote: 'this is not javascript' }],
  ['throws while it is loaded', { remote: 'throw new Error("broken")' }],
  ['asks for what the shell does not provide', { remote: "require('fs')" }],
])('when the remote’s server bundle %s, the page is sent and the browser renders the remote', async (_, options) => {
  const { get } = await openEdge(options);

  const response = await get('/cart');

  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('{"remote":null,"contents":"menu"}');
});

test('a page is sent without header and footer when the API request for them fails', async () => {
  const { get } = await openEdge({ api: { send: () => Promise.reject(new Error('down')) } });

  expect((await get('/cart')).body).toContain('"contents":null');
});

test('when the shell fails, a 503 page shows a message in the visitor’s language without details', async () => {
  const { get } = await openEdge({ shell: 'throw new Error("secret detail")' });

  const response = await get('/');

  expect(response.statusCode).toBe(503);
  expect(response.body).toContain('Momentálne nie je možné používať naše stránky');
  expect(response.body).not.toContain('secret detail');
});

test('the response has the redirect and the status of the page', async () => {
  const { get } = await openEdge();

  expect(await get('/old')).toMatchObject({ statusCode: 302, headers: { location: '/new' } });
  expect((await get('/nowhere')).statusCode).toBe(404);
});

test('a URL with invalid encoding gets an HTML page with status 200', async () => {
  const { get } = await openEdge();

  expect(await get('/%')).toMatchObject({ statusCode: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
});

test('pages are sent as no-cache and private, and discovery documents are not served', async () => {
  const { get } = await openEdge();

  expect((await get('/cart')).headers['cache-control']).toBe('no-cache, private');
  expect((await get('/releases/discovery/00000001.json')).statusCode).toBe(404);
});

test('header and footer are requested once for several concurrent pages', async () => {
  const { get, sent } = await openEdge();

  await Promise.all([get('/cart'), get('/cart'), get('/')]);

  expect(sent).toEqual(['/api/base/menu']);
});

test.each(['/media/', '/releases/', '/media/%00', '/releases/shell/', '/media/none.webp'])(
  'a request for %s, where no file exists, gets a client error and nothing is logged',
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
])('a page at %s is sent with the referrer policy %s', async (url, policy) => {
  const { get } = await openEdge();

  expect((await get(url)).headers['referrer-policy']).toBe(policy);
});

test('over TLS responses have an HSTS header; over plain HTTP they have none', async () => {
  const { get } = await openEdge({ config: { TRUST_PROXY: '1' } });

  const secure = await get('/robots.txt', { 'x-forwarded-proto': 'https' });
  const plain = await get('/robots.txt');

  expect(secure.headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  });
  expect(plain.headers).not.toHaveProperty('strict-transport-security');
});

test('the server times out headers after 15 seconds and requests after 30 seconds', async () => {
  const { app } = await openEdge();

  expect(app.server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 30_000 });
});
