import { createHash } from 'node:crypto';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { deltaHeader } from '@odeta/delivery/releases/delta-file';
import { OWN, OWN_TEXT, openEdgeWithGoods } from '../../testing/edge-with-goods.ts';
import { createDictionary, deltaOf } from '../dictionaries/dictionary.ts';

// The browser's requests follow those that make the dictionary, each in a worker that has to start first.
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/** What a browser with a dictionary sends with a link of the shop. */
const withDictionary = (dictionary: Buffer, site = 'same-origin') => ({
  'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'available-dictionary': `:${digestOf(dictionary).toString('base64')}:`,
  'sec-fetch-dest': 'document',
  'sec-fetch-site': site,
});

/** As a browser does, which refuses a delta with another digest than that of its dictionary (RFC 9842, 5). */
function readDelta(delta: Buffer, dictionary: Buffer) {
  expect(delta.subarray(0, 40)).toEqual(Buffer.concat([deltaHeader, digestOf(dictionary)]));
  return zstdDecompressSync(delta.subarray(40), { dictionary }).toString();
}

test('documents are sent against the dictionary of the country, which browsers keep for documents alone', async () => {
  const { get, offered } = await openEdgeWithGoods();
  const address = await offered();
  const { headers, rawPayload: dictionary } = await get(address);
  const compressed = await get(address, { 'accept-encoding': 'gzip, br' });

  expect(address).toBe(`/dictionaries/${digestOf(dictionary).toString('hex')}`);
  expect(headers).toMatchObject({
    'use-as-dictionary': 'match="/*", match-dest=("document")',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(brotliDecompressSync(compressed.rawPayload)).toEqual(dictionary);

  const plain = await get('/p/scarf');
  for (const turn of ['first', 'second']) {
    const delta = await get('/p/scarf', withDictionary(dictionary));
    expect([turn, delta.headers['content-encoding'], delta.headers['server-timing']]).toEqual([turn, 'dcz', 'delta']);
    expect(delta.headers).toMatchObject({ vary: 'accept-encoding, available-dictionary' });
    // It is not announced to a browser that already has it.
    expect(delta.headers).not.toHaveProperty('link');
    expect(readDelta(delta.rawPayload, dictionary)).toBe(plain.body);
  }
  const own = await get('/cart', { ...withDictionary(dictionary), cookie: OWN });
  expect(readDelta(own.rawPayload, dictionary)).toContain(OWN_TEXT);
  expect((await get('/p/scarf')).body).toBe(plain.body);
});

test.each([
  ['has another dictionary', { 'available-dictionary': `:${digestOf(Buffer.from('other')).toString('base64')}:` }],
  ['knows no deltas', { 'accept-encoding': 'gzip, br' }],
  ['refuses deltas', { 'accept-encoding': 'br, dcz;q=0' }],
])('a browser that %s gets whole pages, and the address of the dictionary', async (_, more) => {
  const { get, offered } = await openEdgeWithGoods();
  const address = await offered();
  const { rawPayload: dictionary } = await get(address);

  for (const url of ['/p/scarf', '/cart']) {
    const { headers, rawPayload } = await get(url, { ...withDictionary(dictionary), ...more });
    expect([url, headers.link]).toEqual([url, `<${address}>; rel="compression-dictionary"`]);
    const decompress = headers['content-encoding'] === 'zstd' ? zstdDecompressSync : brotliDecompressSync;
    expect(decompress(rawPayload).toString()).toContain('<main>');
  }
});

test('the dictionary has the page of the cart without what belongs to the visitor who caused it', async () => {
  const { get, offered } = await openEdgeWithGoods();
  const { rawPayload: dictionary } = await get(await offered());
  const { rawPayload: delta } = await get('/cart', { ...withDictionary(dictionary), cookie: OWN });
  const page = readDelta(delta, dictionary);

  expect(page).toContain('<p class="line-199">');
  expect(dictionary.toString()).toContain('<p class="line-199">');
  expect(dictionary.toString()).not.toContain(OWN_TEXT);
  // What remains is the visitor's own, and the nonce.
  expect(delta.length).toBeLessThan(OWN_TEXT.length + 300);
});

test('a dictionary of another process is not found, and nobody remembers that', async () => {
  const { get } = await openEdgeWithGoods();

  const { statusCode, headers } = await get(`/dictionaries/${'0'.repeat(64)}`);

  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
});

test('the length of a private page says no more to a stranger who chose its address than without the dictionary', async () => {
  const { get, offered } = await openEdgeWithGoods();
  const { rawPayload: dictionary } = await get(await offered());
  const lengthOf = async (url: string, headers: Record<string, string>) => (await get(url, headers)).rawPayload.length;
  const guesses = ['jana.hruskova@example.sk', 'xana.hruskovx@xxample.sk'].map((guess) => `/cart?q=${guess}`);

  for (const site of ['cross-site', 'same-site', 'none']) {
    const headers = withDictionary(dictionary, site);
    const { 'available-dictionary': _, ...without } = headers;
    for (const url of guesses) {
      const { headers: answered } = await get(url, headers);
      expect([site, answered['content-encoding']]).toEqual([site, 'zstd']);
      // The nonce differs from page to page, and with it a few bytes.
      expect(Math.abs((await lengthOf(url, headers)) - (await lengthOf(url, without)))).toBeLessThan(16);
    }
  }
});

test('what strangers write on pages of the shop is not in the dictionary, so that no length of a private page tells whether they guessed it', async () => {
  const [guessed, missed] = [OWN_TEXT, OWN_TEXT.replace(/[a-z]/g, 'x')];
  const dictionaries = await Promise.all(
    [guessed, missed].map(async (review) => {
      const { get, offered } = await openEdgeWithGoods(review);
      const { rawPayload } = await get(await offered());
      return { rawPayload, page: (await get('/p/coat')).body, own: (await get('/cart', { cookie: OWN })).body };
    }),
  );
  const [withGuess, without] = dictionaries;

  expect(withGuess?.page).toContain(OWN_TEXT);
  expect(withGuess?.rawPayload).toEqual(without?.rawPayload);
  // A dictionary of the whole page would tell.
  const lengths = await Promise.all(
    dictionaries.map(async ({ page }) => {
      const dictionary = await createDictionary(page, '/*');
      return (await deltaOf(Buffer.from(withGuess?.own ?? ''), dictionary, 3)).length;
    }),
  );
  expect(lengths[0]).toBeLessThan((lengths[1] ?? 0) - 20);
});
