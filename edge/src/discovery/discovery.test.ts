import { CART, createStore, openGood, openSpoiled, SHELL, type Spoil, team } from '../../testing/memory-store.ts';
import { createDiscoveryReader, type ReaderOptions } from './discovery.ts';

afterEach(() => jest.useRealTimers());

test('with a cache time of 0 seconds every page uses the latest deploy', async () => {
  const { store, units, live, problems } = await openGood();

  store.deploy({ ...units, cart: store.publish('cart', '2', CART) });

  expect([await live(), problems]).toEqual([['1', '2'], []]);
});

test.each<[string, Spoil, RegExp]>([
  ['lacks a remote', ({ store, units }) => store.deploy({ shell: units.shell }), /has no cart/],
  ['lacks the shell', ({ store, units }) => store.deploy({ cart: units.cart }), /has no shell/],
  [
    'names a shell that is not there',
    ({ store, units }) => {
      store.deploy({ ...units, shell: store.publish('shell', '2', SHELL) });
      store.files.delete('/releases/shell/2/release.json');
    },
    /shell 2: .+404/,
  ],
  [
    'names a release whose file is missing',
    ({ store, units }) => {
      store.deploy({ ...units, cart: store.publish('cart', '2', CART) });
      store.files.delete('/releases/cart/2/server.cjs');
    },
    /cart 2: .+404/,
  ],
  [
    'names the release of another unit',
    ({ store, units }) => store.deploy({ ...units, cart: units.shell }),
    /is the release of shell/,
  ],
  [
    'names a remote with an address of another one',
    ({ store, units }) =>
      store.deploy({ ...units, cart: store.publish('cart', '2', { routes: [{ path: '/checkout' }] }) }),
    /cart 2 declares \/checkout/,
  ],
  [
    'names an older shell, which lists no prefixes',
    ({ store, units }) => store.deploy({ ...units, shell: store.publish('shell', '0', { remotes: ['cart'] }) }),
    /shell 0: /,
  ],
  [
    'cannot be asked for',
    ({ store }) => Object.assign(store, { find: () => Promise.reject(new Error('the store is down')) }),
    /the store is down/,
  ],
  ['is not there any more, with the whole store', ({ store }) => store.files.clear(), /lost the document in use/],
])('a document that %s is refused as a whole and reported once; the last good one stays', async (_, spoil, reason) => {
  const { seen, problems, reader } = await openSpoiled(spoil);

  expect(seen).toEqual([
    ['1', '1'],
    ['1', '1'],
  ]);
  expect(problems).toEqual([expect.stringMatching(reason)]);
  expect([reader.isReady(), reader.problem()]).toEqual([true, expect.stringMatching(reason)]);
});

test('a refused document is used as soon as its release files exist', async () => {
  const { store, units, live, reader } = await openGood();
  store.deploy({ ...units, cart: store.publish('cart', '2', CART) });
  const file = '/releases/cart/2/server.cjs';
  store.files.delete(file);
  await reader.read();

  store.files.set(file, '2');

  expect([await live(), reader.problem()]).toEqual([['1', '2'], null]);
});

test('without a valid document the available units are used, and the instance is not ready', async () => {
  const store = createStore();
  store.deploy({ shell: store.publish('shell', '1', SHELL) });
  const reader = createDiscoveryReader(store, team.trusted, 0, () => {});

  expect(Object.keys((await reader.read()).versions)).toEqual(['shell']);
  expect(reader.isReady()).toBe(false);
});

test('before the first valid document a remote with missing files still has the routes that it declares', async () => {
  const store = createStore();
  store.deploy({ shell: store.publish('shell', '1', SHELL), cart: store.publish('cart', '1', CART) });
  store.files.delete('/releases/cart/1/server.cjs');
  const reader = createDiscoveryReader(store, team.trusted, 0, () => {});

  const { routes } = await reader.read();

  expect(routes.routes).toEqual([{ remote: 'cart', path: '/cart' }]);
});

test('the first read fails when the store has no discovery document', async () => {
  const reader = createDiscoveryReader(createStore(), team.trusted, 0, () => {});

  await expect(reader.read()).rejects.toThrow('has no discovery document');
});

test('a route that a remote adds is available with its release', async () => {
  const { store, units, reader } = await openGood();

  store.deploy({ ...units, cart: store.publish('cart', '2', { routes: [{ path: '/cart' }, { path: '/cart/gift' }] }) });

  const { routes } = await reader.read();
  expect(routes.routes.map(({ path }) => path)).toEqual(['/cart', '/cart/gift']);
});

test('a remote fits a shell that has all names which it takes, and so does a version that does not tell its names', async () => {
  const { store, units, reader } = await openGood();
  const ui = (...names: string[]) => ({ '@odeta/ui': names });
  const shell = store.publish('shell', '2', { ...SHELL, gives: ui('Button') });
  const cart = ['2', '3'].map((version) =>
    store.publish('cart', version, { ...CART, takes: version === '2' ? ui('Button') : ui('Button', 'Ribbon') }),
  );
  const canaries = cart.map((entry) => ({ ...entry, deployment: { traffic: 10, default: false } }));
  store.deploy({ shell, cart: [units.cart, ...canaries] });

  const { fits } = await reader.read();

  expect([units.cart, ...cart].map((entry) => fits(shell, entry))).toEqual([true, true, false]);
});

test('a remote that takes the federation runtime from the page does not fit an older shell, which publishes none', async () => {
  const { store, units, reader } = await openGood();
  const runtime = { '@module-federation/runtime-core': ['ModuleFederation'] };
  const shells = [{ '@odeta/ui': [] }, { '@odeta/ui': [], ...runtime }].map((gives, index) =>
    store.publish('shell', `2.${index}`, { ...SHELL, gives }),
  );
  const cart = store.publish('cart', '2', { ...CART, takes: runtime, standalone: 'standalone-entry.js' });
  const canaries = shells.map((entry) => ({ ...entry, deployment: { traffic: 10, default: false } }));
  store.deploy({ shell: [units.shell, ...canaries], cart });

  const { fits } = await reader.read();

  expect(shells.map((shell) => fits(shell, cart))).toEqual([false, true]);
});

test('releases that were read before are not read again', async () => {
  const { store, units, reader } = await openGood();
  store.deploy({ ...units, cart: store.publish('cart', '2', CART) });
  store.reads.length = 0;

  await reader.read();

  expect(store.reads.filter((url) => url.includes('/shell/'))).toEqual([]);
});

test('a document is cached; after an hour without requests the first page waits for the latest one', async () => {
  jest.useFakeTimers();
  const { store, units, live } = await openGood(2);
  store.deploy({ ...units, cart: store.publish('cart', '2', CART) });

  expect(await live()).toEqual(['1', '1']);
  jest.setSystemTime(Date.now() + 3_600_000);
  expect(await live()).toEqual(['1', '2']);
});

test('a new document is passed on as soon as it is read, so that a trial need not wait for a page', async () => {
  jest.useFakeTimers();
  const { store, units } = await openGood();
  const live: (string | undefined)[] = [];
  const onLive: ReaderOptions['onLive'] = ({ versions }) => void live.push(versions.cart?.metadata.version);
  const reader = createDiscoveryReader(store, team.trusted, 2, () => {}, { onLive });
  reader.start();
  await reader.read();
  store.deploy({ ...units, cart: store.publish('cart', '2', CART) });

  await jest.advanceTimersByTimeAsync(4000);
  reader.close();

  expect(live).toEqual(['1', '2']);
});

test('while the server is listening, the document is refreshed even without requests', async () => {
  jest.useFakeTimers();
  const { store, reader, problems } = await openGood(2);
  reader.start();
  store.deploy({});

  await jest.advanceTimersByTimeAsync(2000);
  reader.close();

  expect(problems).toEqual([expect.stringMatching(/has no shell/)]);
});
