import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type S3Server, s3Credentials, startS3Server } from '../testing/s3-server.ts';
import { openStore, openWritableStore } from './open-store.ts';
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
  test('what was created stays as it is', async () => {
    const store = open(await newLocation());

    expect([
      await store.create('cart/1/a.js', bytes('first')),
      await store.create('cart/1/a.js', bytes('second')),
    ]).toEqual([true, false]);
    expect(String(await store.find('cart/1/a.js'))).toBe('first');
  });

  test('of those who create a file at once one has it', async () => {
    const location = await newLocation();
    const teams = Array.from({ length: 20 }, () => open(location));

    const created = await Promise.all(teams.map((store, index) => store.create('a', bytes(`${index}`))));

    expect(created.filter(Boolean)).toHaveLength(1);
    expect(String(await open(location).find('a'))).toBe(String(created.indexOf(true)));
  });

  test('a file that only makes reading faster is replaced', async () => {
    const store = open(await newLocation());
    await store.replace('discovery/latest.json', bytes('1'));
    await store.replace('discovery/latest.json', bytes('2'));

    expect(String(await store.find('discovery/latest.json'))).toBe('2');
  });

  test('files are listed with their time, and are gone when they were removed', async () => {
    const store = open(await newLocation());
    for (const file of ['cart/1/static/a.js', 'cart/1/b.js', 'cart-2/c.js']) await store.create(file, bytes('x'));

    const listed = await store.list('cart');
    await store.remove('cart/1/b.js');

    expect(listed.map(({ file }) => file).sort()).toEqual(['cart/1/b.js', 'cart/1/static/a.js']);
    expect(listed.every(({ createdAt }) => Math.abs(createdAt - Date.now()) < 60_000)).toBe(true);
    expect((await store.list('')).map(({ file }) => file).sort()).toEqual(['cart-2/c.js', 'cart/1/static/a.js']);
  });

  test('what is not there is nothing', async () => {
    const store = open(await newLocation());

    expect([await store.find('a'), await store.list('')]).toEqual([null, []]);
  });

  test.each(['../outside', '/etc/hostname', 'cart/../../x'])(
    '%s, which is outside, is neither read nor written',
    async (file) => {
      const store = open(await newLocation());

      await expect(async () => store.find(file)).rejects.toThrow('outside of the release store');
      await expect(store.create(file, bytes(''))).rejects.toThrow('outside of the release store');
    },
  );
});

test('a bucket whose server would overwrite in silence is refused', async () => {
  const store = open(await newBucket({ conditions: false }));

  await expect(store.create('discovery/1', bytes('1'))).rejects.toThrow('does not know conditional writes');
  expect(await store.find('discovery/1')).toBeNull();
});

test('a server that did not answer once is asked again', async () => {
  const server = await startS3Server();
  server.close();
  const store = open(server.address);
  await expect(store.create('a', bytes('1'))).rejects.toThrow('ECONNREFUSED');

  servers.push(
    await startS3Server({ port: Number(new URL(server.address).searchParams.get('endpoint')?.split(':').at(-1)) }),
  );

  expect(await store.create('a', bytes('1'))).toBe(true);
});

test('a bucket that there is not, and a server that does not answer, are errors with a code', async () => {
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
])('%s is refused', (address, problem) => {
  expect(() => open(address)).toThrow(problem);
});

test('a store at an address of the web can only be read', async () => {
  expect(openWritableStore('https://releases.example')).toBeNull();
  expect(Object.keys(openStore('https://releases.example'))).toEqual(['find']);
});
