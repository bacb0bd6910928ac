import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openEdge, remoteCode } from '../../testing/open-edge.ts';
import { noncePlaceholder } from '../http/inline-sources.ts';

const nonceOf = (html: string) => /<script nonce="([^"]+)"/.exec(html)?.[1];

const hashesOf = (html: string, element: string) =>
  [...html.matchAll(new RegExp(`<${element} data-[^>]*>(.*?)</${element}>`, 'gs'))].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );

test('a page that is the same for all visitors is the same bytes for all, in every encoding, and contains nobody’s token', async () => {
  const { get } = await openEdge();

  const [first, second] = [await get('/'), await get('/', { cookie: 'sid=x; csrf=y; device=z' })];

  expect(first.body).toBe(second.body);
  for (const { name, value } of first.cookies) expect([name, first.body.includes(value)]).toEqual([name, false]);
  expect(first.cookies.map(({ name }) => name)).toEqual(['sid', 'csrf']);
  expect(first.body).not.toContain(noncePlaceholder);
});

test('for a shared cache a page has its tags and nobody’s cookies; a visitor with cookies, and a shop without such a cache, are as before', async () => {
  const { get } = await openEdge({ config: { PURGE_URL: 'http://cache.example/' } });
  const cached = await get('/', { 'surrogate-capability': 'cache="Surrogate/1.0"' });
  const visited = await get('/');
  const plain = await (await openEdge()).get('/', { 'surrogate-capability': 'cache="Surrogate/1.0"' });

  expect(cached.headers).toMatchObject({
    ...{ 'surrogate-control': 'max-age=60', 'surrogate-key': 'sk', 'cache-tag': 'sk' },
    ...{ vary: 'accept-encoding, available-dictionary, user-agent', 'cache-control': 'no-cache, private' },
  });
  expect(cached.cookies).toEqual([]);
  expect(visited.cookies).toHaveLength(2);
  expect(plain.headers).not.toHaveProperty('surrogate-key');
  expect(plain.cookies).toHaveLength(2);
});

test('the content security policy of a cached page allows its scripts and styles by hash', async () => {
  const { body, headers } = await (await openEdge()).get('/');
  const policy = String(headers['content-security-policy']);

  const [scripts, styles] = [hashesOf(body, 'script'), hashesOf(body, 'style')];

  expect([scripts.length, styles.length]).toEqual([1, 2]);
  for (const hash of [...scripts, ...styles]) expect(policy).toContain(hash);
  expect(nonceOf(body)).toBeUndefined();
});

test('the content security policy of a private page contains its nonce, which differs for every response', async () => {
  const { get } = await openEdge();

  const [first, second] = [await get('/cart'), await get('/cart')];

  expect(first.headers['content-security-policy']).toContain(`'nonce-${nonceOf(first.body)}'`);
  expect(nonceOf(first.body)).not.toBe(nonceOf(second.body));
});

test('a cached page is sent compressed with Brotli or gzip', async () => {
  const { get } = await openEdge();

  const [brotli, gzip] = [
    await get('/', { 'accept-encoding': 'gzip, br' }),
    await get('/', { 'accept-encoding': 'gzip' }),
  ];

  expect([brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain('<main>');
  expect(gunzipSync(gzip.rawPayload).toString()).toContain('<main>');
});

test('a query parameter that a page does not declare does not create another cached page', async () => {
  const { get, lines } = await openEdge();
  const pageOf = async (url: string) => (await get(url)).body.replace(/data-token="[^"]+/, '');

  const pages = new Set(await Promise.all(Array.from({ length: 50 }, (_, number) => pageOf(`/count?mem=${number}`))));

  expect(lines).toEqual([]);
  expect(pages.size).toBe(1);
  expect(await pageOf('/count?sort=2')).not.toBe([...pages][0]);
});

test('a cached page gets the routes of a new release, even of a remote that is not on the page', async () => {
  const { get, release } = await openEdge();
  expect((await get('/nowhere')).body).toContain('<nav>/cart</nav>');

  release('cart', '2', remoteCode, ['/cart', '/cart/gift']);

  expect((await get('/nowhere')).body).toContain('<nav>/cart,/cart/gift</nav>');
});

test('a page with an area that fails during rendering is marked as incomplete and is not cached', async () => {
  const area = "area() { throw new Error('broken render'); }";
  const { get, release } = await openEdge({ remote: `exports.remote = { name: 'cart', ${area} };` });

  const { body } = await get('/count');
  release('cart', '1', remoteCode);

  expect(body).toContain('"complete":false');
  expect((await get('/count')).body).not.toBe(body);
});

test('after a rollback and 30 seconds without requests the first visitor gets the live version', async () => {
  const { get, release } = await openEdge({ config: { DISCOVERY_CACHE_SECONDS: '2', PAGE_CACHE_SECONDS: '5' } });
  release('cart', '2', "exports.remote = { name: 'broken' };");
  expect((await get('/')).body).toContain('"broken"');

  release('cart', '1', remoteCode);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30_000);

  expect((await get('/')).body).not.toContain('"broken"');
  jest.restoreAllMocks();
});

test('after a pause the first visitor gets a page with the current data, however long nobody came', async () => {
  const data = { price: 'first price' };
  const send = async () => ({
    status: 200,
    text: async () => JSON.stringify(data.price),
    json: async () => data.price,
  });
  const { get } = await openEdge({ api: { send }, config: { PAGE_CACHE_SECONDS: '5' } });
  const openedAt = Date.now();
  const now = jest.spyOn(Date, 'now');
  expect((await get('/')).body).toContain('first price');

  for (const pause of [20, 60, 3600]) {
    data.price = `price after ${pause} s`;
    now.mockReturnValue(openedAt + pause * 1000);
    const { body, headers } = await get('/');

    expect(body).toContain(`price after ${pause} s`);
    expect(headers.age).toBeUndefined();
  }
  jest.restoreAllMocks();
});
