import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderStore } from './folder-store.ts';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'store-'));
const bytes = (text: string) => Buffer.from(text);

test('files that are still being written are not listed', async () => {
  const directory = newFolder();
  const store = createFolderStore(directory);
  await store.create('cart/1/static/a.js', bytes(''));
  writeFileSync(path.join(directory, 'cart/1/.draft-x'), '');

  expect((await store.list('')).map(({ file }) => file)).toEqual(['cart/1/static/a.js']);
  expect(await store.list('help')).toEqual([]);
});

test('removing the last file of a release removes its folders', async () => {
  const directory = newFolder();
  const store = createFolderStore(directory);
  for (const file of ['cart/1/static/a.js', 'cart/1/b.js', 'help/1/c.js']) await store.create(file, bytes(''));

  for (const { file } of await store.list('cart')) await store.remove(file);

  expect(readdirSync(directory)).toEqual(['help']);
});

test('files that another program removes meanwhile are no failure of a list', async () => {
  const store = createFolderStore(newFolder());
  const old = Array.from({ length: 200 }, (_, index) => `cart/${index}/static/a.js`);
  await Promise.all([...old, 'cart/live/static/a.js'].map((file) => store.create(file, bytes(''))));

  const removed = Promise.all(old.map((file) => store.remove(file)));
  const lists = await Promise.all(Array.from({ length: 20 }, () => store.list('cart')));
  await removed;

  for (const list of lists) expect(list.map(({ file }) => file)).toContain('cart/live/static/a.js');
});
