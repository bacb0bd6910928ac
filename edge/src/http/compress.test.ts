import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { openEdge } from '../../testing/open-edge.ts';
import { encodingOf, ownEncodingOf } from './compress.ts';

test.each([
  ['gzip, br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;Q=0.5, Deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0, br;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['gzip;q=0.8, br;q=0.4', 'gzip'],
  ['', 'identity'],
  [undefined, 'identity'],
])('for Accept-Encoding: %s a page that is kept is sent as %s', (accepted, expected) => {
  expect(encodingOf(accepted)).toBe(expected);
});

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['zstd;q=0, gzip, br', 'br'],
  ['gzip, br', 'br'],
  ['zstd;q=0.2, gzip', 'gzip'],
  ['', 'identity'],
])('for Accept-Encoding: %s a page of one visitor is sent as %s', (accepted, expected) => {
  expect(ownEncodingOf(accepted)).toBe(expected);
});

test('a page of one visitor is whole in every encoding, one for everybody has that which is kept', async () => {
  const edge = await openEdge();
  const plain = (await edge.get('/cart', { 'accept-encoding': 'identity' })).body;
  const whole = /<main>.*<\/html>/s;

  for (const [encoding, decompress] of [
    ['zstd', zstdDecompressSync],
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const { headers, rawPayload } = await edge.get('/cart', { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(whole.exec(decompress(rawPayload).toString())?.[0]).toBe(whole.exec(plain)?.[0]);
  }
  const kept = await edge.get('/nowhere', { 'accept-encoding': 'gzip, br, zstd' });
  expect(kept.headers['content-encoding']).toBe('br');
});
