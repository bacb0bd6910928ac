import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderStore } from './folder-store.ts';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'store-'));
const bytes = (text: string) => Buffer.from(text);

test('what was created stays as it is', async () => {
  const store = createFolderStore(newFolder());

  expect([
    await store.create('cart/1/a.js', bytes('first')),
    await store.create('cart/1/a.js', bytes('second')),
  ]).toEqual([true, false]);
  expect(String(await store.find('cart/1/a.js'))).toBe('first');
});

test('of those who create a file at once one has it', async () => {
  const store = createFolderStore(newFolder());

  const created = await Promise.all(Array.from({ length: 20 }, (_, index) => store.create('a', bytes(`${index}`))));

  expect(created.filter(Boolean)).toHaveLength(1);
  expect(String(await store.find('a'))).toBe(String(created.indexOf(true)));
});

test('files are listed without those that somebody is writing', async () => {
  const directory = newFolder();
  const store = createFolderStore(directory);
  await store.create('cart/1/static/a.js', bytes(''));
  writeFileSync(path.join(directory, 'cart/1/.draft-x'), '');

  expect((await store.list('')).map(({ file }) => file)).toEqual(['cart/1/static/a.js']);
  expect(await store.list('help')).toEqual([]);
});

test('with the last file of a release its folders go', async () => {
  const directory = newFolder();
  const store = createFolderStore(directory);
  for (const file of ['cart/1/static/a.js', 'cart/1/b.js', 'help/1/c.js']) await store.create(file, bytes(''));

  for (const { file } of await store.list('cart')) await store.remove(file);

  expect(readdirSync(directory)).toEqual(['help']);
});

test.each(['../outside', '/etc/hostname', 'cart/../../x'])(
  '%s, which is outside, is neither read nor written',
  async (file) => {
    const store = createFolderStore(newFolder());

    await expect(async () => store.find(file)).rejects.toThrow('outside of the release store');
    await expect(store.create(file, bytes(''))).rejects.toThrow('outside of the release store');
  },
);

test('what is not there is nothing', async () => {
  const store = createFolderStore(path.join(newFolder(), 'not/yet'));

  expect([await store.find('a'), await store.list('')]).toEqual([null, []]);
});
