import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type S3Server, s3Credentials, startS3Server } from '../../testing/s3-server.ts';
import { openStore, openWritableStore } from './open-store.ts';
import { createS3Store } from './s3-store.ts';
import type { WritableStore } from './store.ts';

const bytes = (text: string) => Buffer.from(text);

function open(location: string): WritableStore {
  const store = openWritableStore(location);
  if (!store) throw new Error(`${location} cannot be written`);
  return store;
}

const servers: S3Server[] = [];
beforeAll(() => void Object.assign(process.env, s3Credentials));
afterEach(() => servers.splice(0).forEach((server) => void server.close()));

async function newBucket(options?: { conditions: boolean }) {
  const server = await startS3Server(options);
  servers.push(server);
  return server.address;
}

const newFolder = async () => mkdtempSync(path.join(tmpdir(), 'store-'));

describe.each([
  ['a folder', newFolder],
  ['a bucket', newBucket],
])('a store in %s', (_, newLocation) => {
  test('creating an existing file does not overwrite it', async () => {
    const store = open(await newLocation());

    expect([
      await store.create('cart/1/a.js', bytes('first')),
      await store.create('cart/1/a.js', bytes('second')),
    ]).toEqual([true, false]);
    expect(String(await store.find('cart/1/a.js'))).toBe('first');
  });

  test('only one of 20 concurrent creations of a file succeeds', async () => {
    const location = await newLocation();
    const teams = Array.from({ length: 20 }, () => open(location));

    const created = await Promise.all(teams.map((store, index) => store.create('a', bytes(`${index}`))));

    expect(created.filter(Boolean)).toHaveLength(1);
    expect(String(await open(location).find('a'))).toBe(String(created.indexOf(true)));
  });

  test('a hint file, which only speeds up reading, can be replaced', async () => {
    const store = open(await newLocation());
    await store.replace('discovery/latest.json', bytes('1'));
    await store.replace('discovery/latest.json', bytes('2'));

    expect(String(await store.find('discovery/latest.json'))).toBe('2');
  });

  test('files are listed with their creation time until they are removed', async () => {
    const store = open(await newLocation());
    for (const file of ['cart/1/static/a.js', 'cart/1/b.js', 'cart-2/c.js']) await store.create(file, bytes('x'));

    const listed = await store.list('cart');
    await store.remove('cart/1/b.js');

    expect(listed.map(({ file }) => file).sort()).toEqual(['cart/1/b.js', 'cart/1/static/a.js']);
    expect(listed.every(({ createdAt }) => Math.abs(createdAt - Date.now()) < 60_000)).toBe(true);
    expect((await store.list('')).map(({ file }) => file).sort()).toEqual(['cart-2/c.js', 'cart/1/static/a.js']);
  });

  test('a missing file is read as null, and an empty store lists no files', async () => {
    const store = open(await newLocation());

    expect([await store.find('a'), await store.list('')]).toEqual([null, []]);
  });

  test.each(['../outside', '/etc/hostname', 'cart/../../x'])(
    'the path %s outside of the store is neither read nor written',
    async (file) => {
      const store = open(await newLocation());

      await expect(async () => store.find(file)).rejects.toThrow('outside of the release store');
      await expect(store.create(file, bytes(''))).rejects.toThrow('outside of the release store');
    },
  );
});

test('a bucket on a server without conditional writes is rejected', async () => {
  const store = open(await newBucket({ conditions: false }));

  await expect(store.create('discovery/1', bytes('1'))).rejects.toThrow('does not know conditional writes');
  expect(await store.find('discovery/1')).toBeNull();
});

test('a request succeeds after an earlier one failed because the server was unreachable', async () => {
  const server = await startS3Server();
  server.close();
  const store = open(server.address);
  await expect(store.create('a', bytes('1'))).rejects.toThrow('ECONNREFUSED');

  servers.push(
    await startS3Server({ port: Number(new URL(server.address).searchParams.get('endpoint')?.split(':').at(-1)) }),
  );

  expect(await store.create('a', bytes('1'))).toBe(true);
});

test('a missing bucket and an unreachable server are reported as NoSuchBucket and ECONNREFUSED', async () => {
  const address = await newBucket();

  await expect(open(address.replace('odeta-releases', 'other')).find('a')).rejects.toMatchObject({
    code: 'NoSuchBucket',
    message: expect.stringContaining('bucket other'),
  });
  await expect(open('s3://odeta/shop?endpoint=http://127.0.0.1:9').find('a')).rejects.toMatchObject({
    message: expect.stringContaining('ECONNREFUSED'),
  });
});

test.each([
  ['s3:///shop', 'no address such as s3://bucket/prefix'],
  ['s3://odeta/shop?endpoint=nowhere', 'nowhere is no address of a server'],
  ['s3://odeta/shop?acl=public', 'there is no option "acl"'],
])('the store address %s is rejected', (address, problem) => {
  expect(() => open(address)).toThrow(problem);
});

test('a store at a web address is read-only', async () => {
  expect(openWritableStore('https://releases.example')).toBeNull();
  expect(Object.keys(openStore('https://releases.example'))).toEqual(['find']);
});

test('a bucket has three seconds to deliver a file to a server, and a minute to a command', async () => {
  const limits = jest.spyOn(AbortSignal, 'timeout');
  const address = await newBucket();
  await openStore(address).find('a');
  await open(address).find('a');

  expect(limits.mock.calls).toEqual([[3_000], [60_000]]);
  limits.mockRestore();
});

const silent: RequestListener = () => undefined;
const stalling: RequestListener = (_, response) => response.writeHead(200, { 'Content-Length': 1000 }).write('part');

test.each<[string, RequestListener, (store: WritableStore) => Promise<unknown>]>([
  ['a file that never comes', silent, (store) => store.find('a')],
  ['a file that stops halfway', stalling, (store) => store.find('a')],
  ['a list that never comes', silent, (store) => store.list('cart')],
])('%s is an error of the bucket after the limit', async (_, listener, read) => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  await expect(read(createS3Store(`s3://odeta?endpoint=http://127.0.0.1:${port}`, 50))).rejects.toThrow(
    /^bucket odeta: .*aborted/,
  );

  server.close();
});
