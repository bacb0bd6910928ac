import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type CompressWell, createCompressWell } from '../http/compress-well.ts';
import { createCachedDocument } from './cached-document.ts';

const html = `<style>a</style>${'<p>žltý</p>'.repeat(500)}</html>`;

function readAll(page: ReturnType<typeof createCachedDocument>) {
  const plain = page.in('identity');
  expect(brotliDecompressSync(page.in('br'))).toEqual(plain);
  expect(gunzipSync(page.in('gzip'))).toEqual(plain);
  return plain.toString();
}

test('a cached page is the same in every encoding', () => {
  expect(readAll(createCachedDocument(html, createCompressWell(10)))).toBe(html);
});

test('a page is sent with fast compression at first and in fewer bytes later', async () => {
  const text = Array.from({ length: 4_000 }, (_, index) => `<a href="/p/${(index * 7919) % 4001}">`).join('');
  const page = createCachedDocument(text, createCompressWell(10));
  const first = page.in('br').length;

  while (page.in('br').length === first) await wait(10);

  expect(page.in('br').length).toBeLessThan(first);
  expect(readAll(page)).toBe(text);
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
