import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createCsrfToken } from '@odeta/node/csrf-token';
import { fc } from '@odeta/testing/properties';
import { type CompressWell, createCompressWell } from '../http/compress-well.ts';
import { createCachedDocument, visitorPlaceholder } from './cached-document.ts';

const html = `<style>a</style>${'<p>žltý</p>'.repeat(500)}<meta content="${visitorPlaceholder}"></html>`;

function readAll(page: ReturnType<typeof createCachedDocument>, token: string) {
  const plain = page.fill(token, 'identity');
  const brotli = brotliDecompressSync(page.fill(token, 'br'));
  const gzip = gunzipSync(page.fill(token, 'gzip'));
  expect(brotli).toEqual(plain);
  expect(gzip).toEqual(plain);
  return plain.toString();
}

test('a cached page is filled with the CSRF token of each visitor in every encoding', () => {
  const page = createCachedDocument(html, createCompressWell(10));

  const tokens = ['one', 'two'].map((session) => createCsrfToken('secret', session));

  expect(tokens.map((token) => readAll(page, token))).toEqual(
    tokens.map((token) => html.replace(visitorPlaceholder, token)),
  );
});

test('any page is unchanged after compression and decompression', () => {
  const compressWell = createCompressWell(10);
  const text = fc.string({ unit: 'grapheme' }).map((any) => any.replaceAll(visitorPlaceholder, ''));
  fc.assert(
    fc.property(text, text, fc.string({ minLength: 1 }), (before, after, token) => {
      const page = createCachedDocument(before + visitorPlaceholder + after, compressWell);
      expect(readAll(page, token)).toBe(before + token + after);
    }),
  );
});

test('a page is sent with fast compression at first and in fewer bytes later', async () => {
  const text = Array.from({ length: 4_000 }, (_, index) => `<a href="/p/${(index * 7919) % 4001}">`).join('');
  const page = createCachedDocument(text + visitorPlaceholder, createCompressWell(10));
  const first = page.fill('token', 'br').length;

  while (page.fill('token', 'br').length === first) await wait(10);

  expect(page.fill('token', 'br').length).toBeLessThan(first);
  expect(readAll(page, 'token')).toBe(`${text}token`);
});

test('an unchanged page is not compressed again', () => {
  const compressWell: CompressWell = createCompressWell(160);
  const [first, second, third] = ['first', 'second', 'third'].map((text) => Buffer.from(text)) as [
    Buffer,
    Buffer,
    Buffer,
  ];
  const known = compressWell(first);
  compressWell(second);

  expect(compressWell(Buffer.from('first'))).toBe(known);
  compressWell(third);
  expect(compressWell(first)).toBe(known);
});
