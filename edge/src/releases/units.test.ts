import type { VersionSet } from '@odeta/shared/contracts';
import type { ReleaseStore } from './release-store.ts';
import { createUnits } from './units.ts';

const browserAddress = 'http://localhost:3101/remote-entry.js';

/** Releases whose server bundles say which version they are. */
const store: ReleaseStore = {
  async read(url) {
    const [, , unit = '', version = '', file] = url.split('/');
    if (file === 'server.cjs') return unit === 'shell' ? 'exports.shell = { provided: {} }' : bundleOf(version);
    const files = { 'server.cjs': { integrity: 'sha384-x', bytes: 1, brotliBytes: 1 } };
    const rest = { entry: 'remote-entry.js', scripts: [], messages: {}, styles: [], server: 'server.cjs', fonts: {} };
    return JSON.stringify({ unit, version, ...rest, files });
  },
};

const bundleOf = (version: string) => `exports.remote = { name: 'cart', version: '${version}' }`;

function versions(cart: string): VersionSet {
  const entryOf = (unit: string, version: string) => ({
    url: browserAddress,
    metadata: { integrity: '', version },
    extras: { release: { url: `/releases/${unit}/${version}/release.json`, integrity: 'sha384-x' } },
  });
  return { shell: entryOf('shell', '1'), cart: entryOf('cart', cart) };
}

const ignore = () => {};

test('two versions whose browser files have the same address are two versions on the server', async () => {
  const units = createUnits(store);

  expect(await units.readRemote(versions('dev-1'), 'cart', ignore)).toMatchObject({ module: { version: 'dev-1' } });
  expect(await units.readRemote(versions('dev-2'), 'cart', ignore)).toMatchObject({ module: { version: 'dev-2' } });
});

test('a version is evaluated once', async () => {
  const units = createUnits(store);

  const [first, second] = [
    await units.readRemote(versions('dev-1'), 'cart', ignore),
    await units.readRemote(versions('dev-1'), 'cart', ignore),
  ];

  expect(second.module).toBe(first.module);
});
