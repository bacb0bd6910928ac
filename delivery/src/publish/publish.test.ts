import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderStore } from '@odeta/delivery/releases/folder-store';
import { prepare } from '../../testing/released-store.ts';
import { listFiles } from '../build/prepared-release.ts';
import { publishRelease, readEntry } from './publish.ts';

const createStore = () => createFolderStore(mkdtempSync(path.join(tmpdir(), 'publish-')));

test('a release is published with all of its files and only once', async () => {
  const store = createStore();
  const release = prepare('cart');

  expect([await publishRelease(store, release), await publishRelease(store, release)]).toEqual([true, false]);

  const stored = (await store.list('cart')).map(({ file }) => file).sort();
  expect(stored).toEqual(listFiles(release.folder).map((file) => `cart/${release.version}/${file}`));
});

test('the same content from another build is the same release', async () => {
  const store = createStore();
  const release = prepare('cart');
  await publishRelease(store, release);
  const list = path.join(release.folder, 'release.json');
  writeFileSync(list, readFileSync(list, 'utf8').replace('"commit": "abc"', '"commit": "def"'));

  expect(await publishRelease(store, release)).toBe(false);
});

test('the same version with other content is refused', async () => {
  const store = createStore();
  const release = prepare('cart');
  await publishRelease(store, release);
  const list = path.join(release.folder, 'release.json');
  writeFileSync(list, readFileSync(list, 'utf8').replace('"/cart"', '"/cart/other"'));

  await expect(publishRelease(store, release)).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringContaining(`cart@${release.version} with other content`),
  });
});

test('a release that is published with other source maps at the same time is the same release', async () => {
  const store = createStore();
  const release = prepare('cart');
  await store.create(`cart/${release.version}/server/maps/remote-entry.js.map.br`, Buffer.from('of another comment'));

  expect(await publishRelease(store, release)).toBe(true);
});

test('a partial release of a killed command is completed, unless its content is different', async () => {
  const store = createStore();
  const release = prepare('cart');
  const entry = 'browser/remote-entry.js';
  await store.create(`cart/${release.version}/${entry}`, readFileSync(path.join(release.folder, entry)));
  expect(await publishRelease(store, release)).toBe(true);

  const other = prepare('cart', 'other()');
  await store.create(`cart/${other.version}/${entry}`, Buffer.from('something else'));
  await expect(publishRelease(store, other)).rejects.toMatchObject({ exitCode: 3 });
  expect(await readEntry(store, 'cart', other.version)).toBeNull();
  rmSync(release.folder, { recursive: true });
});
