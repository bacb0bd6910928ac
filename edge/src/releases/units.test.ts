import type { VersionSet } from '@odeta/contracts';
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

test('two versions whose browser files have the same URL are separate versions on the server', async () => {
  const units = createUnits(store);

  expect(await units.readRemote(versions('dev-1'), 'cart', () => {})).toMatchObject({ version: 'dev-1' });
  expect(await units.readRemote(versions('dev-2'), 'cart', () => {})).toMatchObject({ version: 'dev-2' });
});

test('a version is read once', async () => {
  const units = createUnits(store);

  const [first, second] = [
    await units.readRemote(versions('dev-1'), 'cart', () => {}),
    await units.readRemote(versions('dev-1'), 'cart', () => {}),
  ];

  expect(second).toBe(first);
});

test('a stack trace is attributed to the remote, not to the shell that called it', async () => {
  const units = createUnits(store);
  await units.readShell(versions('1'));
  const cart = await units.readRemote(versions('1'), 'cart', () => {});

  const stack = 'Error: broken\n at /releases/shell/1/release.json:1:2\n at /releases/cart/1/release.json:3:4';

  expect(units.findInStack(stack)).toBe(cart);
  expect(units.findInStack('Error: elsewhere')).toBeUndefined();
});
