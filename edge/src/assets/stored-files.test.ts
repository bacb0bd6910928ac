import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { openWritableStore } from '@odeta/delivery/releases/open-store';
import { s3Credentials, startS3Server } from '@odeta/delivery/testing/s3-server';
import { openEdge } from '../../testing/open-edge.ts';

/** An edge without a releases folder that reads releases from a remote store, which is the folder of another edge. */
async function openFarEdge() {
  const { directory } = await openEdge();
  mkdirSync(path.join(directory, 'shell/1/server'), { recursive: true });
  writeFileSync(path.join(directory, 'shell/1/server/server.cjs'), 'secret');
  writeFileSync(path.join(directory, 'shell/1/style.css.br'), 'compressed');
  const store = createServer(async ({ url = '' }, response) => {
    const bytes = await readFile(path.join(directory, url.replace('/base/releases/', ''))).catch(() => null);
    response.writeHead(bytes ? 200 : 404).end(bytes);
  }).listen(0);
  const { port } = store.address() as AddressInfo;
  const far = await openEdge({ config: { RELEASES_URL: `http://127.0.0.1:${port}/base` } });
  return { get: far.get, stop: () => store.close() };
}

test('files of a release store that only servers reach are served to browsers under the URLs of the document', async () => {
  const { get, stop } = await openFarEdge();

  const plain = await get('/releases/shell/1/style.css');
  const compressed = await get('/releases/shell/1/style.css', { 'accept-encoding': 'br' });

  expect([plain.statusCode, plain.body]).toEqual([200, 'a{background:url(x.woff2)}']);
  expect(plain.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect([compressed.body, compressed.headers['content-encoding']]).toEqual(['compressed', 'br']);
  await stop();
});

test.each([
  'shell/1/server/server.cjs',
  'discovery/00000001.json',
  'shell/1/none.js',
  '..%2Fsecret',
  'shell/%2e%2e/discovery/00000001.json',
  'shell/1/..%2F..%2Fdiscovery/00000001.json',
])('%s is not served', async (file) => {
  const { get, stop } = await openFarEdge();

  expect((await get(`/releases/${file}`)).statusCode).toBe(404);
  await stop();
});

test('an edge that reads releases from a bucket renders their pages and serves their files', async () => {
  Object.assign(process.env, s3Credentials);
  const bucket = await startS3Server();
  const store = openWritableStore(bucket.address);
  const { directory } = await openEdge();
  for (const file of readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )) {
    const place = path.join(file.parentPath, file.name);
    await store?.create(path.relative(directory, place), readFileSync(place));
  }

  const { get } = await openEdge({ config: { RELEASES_URL: bucket.address } });

  expect((await get('/cart')).statusCode).toBe(200);
  expect((await get('/releases/shell/1/style.css')).body).toBe('a{background:url(x.woff2)}');
  bucket.close();
});
