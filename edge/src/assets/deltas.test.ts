import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { deltaHeader } from '@odeta/delivery/releases/delta-file';
import { openEdge } from '../../testing/open-edge.ts';

const [before, after] = ['a{color:red}'.repeat(20), `b{}${'a{color:red}'.repeat(20)}`].map((text) => Buffer.from(text));
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

const delta = (bytes: Buffer, dictionary: Buffer) =>
  Buffer.concat([deltaHeader, digest(dictionary), zstdCompressSync(bytes, { dictionary })]);

/** A file whose version before the browser may have. */
async function openWithDelta(more: Record<string, string> = {}, { query = '', method = 'GET' as 'GET' | 'HEAD' } = {}) {
  const { directory, app } = await openEdge();
  const [old = Buffer.of(), now = Buffer.of()] = [before, after];
  const file = path.join(directory, 'shell/main.22222222.css');
  writeFileSync(file, now);
  writeFileSync(`${file}.br`, 'compressed');
  writeFileSync(`${file}.${digest(old).toString('hex')}.dcz`, delta(now, old));
  const headers = {
    host: 'sk.localhost',
    'accept-encoding': 'gzip, br, dcz',
    'available-dictionary': `:${digest(old).toString('base64')}:`,
    ...more,
  };
  return app.inject({ method, url: `/releases/shell/main.22222222.css${query}`, headers });
}

test('a browser that has the version before gets what has changed, and says that it keeps this one for the next', async () => {
  const { headers, rawPayload } = await openWithDelta();

  expect(headers).toMatchObject({
    'content-encoding': 'dcz',
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding, available-dictionary',
    'use-as-dictionary': 'match="/releases/shell/main.*.css"',
    'server-timing': 'delta',
  });
  // RFC 9842, 5: eight fixed bytes and the digest of the dictionary precede the frame.
  expect(rawPayload.subarray(8, 40)).toEqual(digest(before ?? Buffer.of()));
  expect(zstdDecompressSync(rawPayload.subarray(40), { dictionary: before })).toEqual(after);
});

test('a request for the headers alone gets those of the delta', async () => {
  const { headers, rawPayload } = await openWithDelta({}, { method: 'HEAD' });

  expect([headers['content-encoding'], rawPayload.length]).toEqual(['dcz', 0]);
  expect(Number(headers['content-length'])).toBeGreaterThan(40);
});

test('a repeated request, after a delta that may have been damaged, gets the compressed file', async () => {
  const { headers, body } = await openWithDelta({}, { query: '?retry=1' });

  expect([headers['content-encoding'], body]).toEqual(['br', 'compressed']);
});

test.each([
  ['a part', { range: 'bytes=0-3' }, 206],
  ['whether it has changed', { 'if-modified-since': new Date(Date.now() + 86_400_000).toUTCString() }, 304],
])('caches can tell the answer to a request for %s of a file from a delta', async (_, more, status) => {
  const { headers, statusCode } = await openWithDelta(more);

  expect([statusCode, headers.vary]).toEqual([status, 'accept-encoding, available-dictionary']);
  expect(headers['content-encoding']).not.toBe('dcz');
});

test.each([
  ['does not know deltas', { 'accept-encoding': 'gzip, br' }],
  ['refuses deltas', { 'accept-encoding': 'br, dcz;q=0' }],
  ['has a version without a delta', { 'available-dictionary': `:${digest(Buffer.from('other')).toString('base64')}:` }],
  ['names no digest', { 'available-dictionary': ':../../secret:' }],
])('a browser that %s gets the compressed file', async (_, more) => {
  const { headers, body } = await openWithDelta(more);

  expect([headers['content-encoding'], body]).toEqual(['br', 'compressed']);
  expect(headers).toMatchObject({
    vary: 'accept-encoding, available-dictionary',
    'use-as-dictionary': 'match="/releases/shell/main.*.css"',
  });
  expect(headers).not.toHaveProperty('server-timing');
});
