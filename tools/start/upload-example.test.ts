import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { uploadExample } from './upload-example.ts';

const mediaDir = mkdtempSync(path.join(tmpdir(), 'media-'));
const uploads: unknown[] = [];
/** A shop that lists what was uploaded. */
const shop = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  if (request.method === 'POST')
    uploads.push([request.headers.authorization, JSON.parse(String(Buffer.concat(chunks)))]);
  response.end(JSON.stringify({ body: { pictures: uploads, hasMore: false } }));
});

beforeAll(async () => {
  mkdirSync(path.join(mediaDir, 'tile-women'));
  writeFileSync(path.join(mediaDir, 'tile-women/tall-960.avif'), 'picture');
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => shop.close(resolve)));

test('a demonstration gets one uploaded picture, which its next starts do not upload again', async () => {
  const { port } = shop.address() as AddressInfo;
  const options = { address: `http://127.0.0.1:${port}`, key: 'secret', mediaDir };

  await uploadExample(options);
  await uploadExample(options);

  expect(uploads).toEqual([['Bearer secret', { data: Buffer.from('picture').toString('base64') }]]);
});
