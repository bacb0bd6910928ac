import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareRelease } from '@odeta/delivery/build/prepared-release';
import { publishAndList } from '@odeta/delivery/testing/store-folder';
import { createTestTeam } from '@odeta/delivery/testing/team';
import { browserFiles, createUnit } from '@odeta/delivery/testing/unit';
import { findFreePort } from '@odeta/node/free-port';
import { serveFiles } from '../gallery/serve-files.ts';
import { copyRelease, readLive } from './copy-release.ts';

const team = createTestTeam();

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'copy-'));

/** A deployed store with a release of the cart; `change` may damage one of its files. */
async function createDeployed(change: (folder: string) => void = () => {}) {
  const releases = newFolder();
  const unit = createUnit();
  const prepared = prepareRelease(unit, newFolder(), { build: browserFiles, origin: {} });
  const { version } = prepared;
  await publishAndList(releases, prepared);
  change(path.join(releases, unit.name, version));
  const port = await findFreePort();
  const stop = await serveFiles(port, { '/releases/': releases });
  return { store: `http://127.0.0.1:${port}`, version, stop };
}

test('the live release of a store is copied with every file', async () => {
  const { store, version, stop } = await createDeployed();
  const folder = newFolder();

  const entry = await copyRelease('cart', await readLive(store, team.trusted), { store, folder });

  expect(entry.url).toBe(`/releases/cart/${version}/browser/remote-entry.js`);
  expect(readFileSync(path.join(folder, 'cart', version, 'server/server.cjs'), 'utf8')).toBe('exports.remote = {}');
  await stop();
});

test('copying fails when a file was changed after its release', async () => {
  const { store, stop } = await createDeployed((folder) =>
    writeFileSync(path.join(folder, 'server/server.cjs'), 'else'),
  );

  const copying = copyRelease('cart', await readLive(store, team.trusted), { store, folder: newFolder() });

  await expect(copying).rejects.toThrow(/server\.cjs is not what was released/);
  await stop();
});

test('the error for a unit that the store does not have names the unit', async () => {
  const { store, stop } = await createDeployed();

  const copying = copyRelease('gift', await readLive(store, team.trusted), { store, folder: newFolder() });

  await expect(copying).rejects.toThrow(`The release store ${store} has no gift.`);
  await stop();
});

test('the error for a store that does not respond names the store', async () => {
  const store = `http://127.0.0.1:${await findFreePort()}`;

  await expect(readLive(store, team.trusted)).rejects.toThrow(`The release store ${store} does not answer`);
});
