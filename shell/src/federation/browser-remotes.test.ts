import { type DiscoveryEntry, writeLog } from '@odeta/contracts';
import type { RemoteModule } from '@odeta/storefront';
import { answers, createTestStorefront } from '@odeta/storefront/testing';
import { createBrowserRemotes } from './browser-remotes.ts';
import { createOpenPage } from './open-page.ts';
import type { Federation } from './share-singletons.ts';
import { withTimeLimit } from './time-limit.ts';

afterEach(() => void jest.useRealTimers());

const entryOf = (version: string): DiscoveryEntry => ({
  url: `/releases/cart/${version}/remote-entry.js`,
  metadata: { integrity: `sha384-${version}`, version },
});

const texts = { default: { title: 'Košík' } };
const cart = {
  name: 'cart',
  routes: [{ path: '', page: () => null, meta: () => ({ title: '' }) }],
  messages: { sk: async () => texts },
} as unknown as RemoteModule;

interface Situation {
  live?: DiscoveryEntry;
  lastGood?: DiscoveryEntry;
  fallback?: DiscoveryEntry;
  /** Versions whose script never loads. */
  hanging?: string[];
}

type Loads = Record<string, () => Promise<unknown>>;

/** A federation whose module depends on the registered address. */
function createFederation(loads: Loads) {
  const registered: string[] = [];
  const federation = {
    registerPlugins() {},
    registerRemotes: ([remote]: [{ entry: string }]) => registered.push(remote.entry),
    loadRemote: () => (loads[registered.at(-1) ?? ''] ?? (() => Promise.reject(new Error('no such script'))))(),
  };
  return { federation: federation as unknown as Federation, registered };
}

const hangs = () => new Promise<never>(() => {});

function createParts(loads: Loads, { live = entryOf('1'), lastGood, fallback, hanging = [] }: Situation = {}) {
  const { federation, registered } = createFederation(loads);
  const [remembered, setAside, outcomes]: [string[], string[], string[]] = [[], [], []];
  const storefront = createTestStorefront({ api: [answers(writeLog, {})] });
  const remotes = createBrowserRemotes(storefront, {
    federation,
    versions: { cart: entryOf('1') },
    fallbacks: fallback && { cart: fallback },
    setAside: (releases) => setAside.push(...releases),
    sayOutcome: (release, outcome) => outcomes.push(`${release ?? 'shell'} ${outcome}`),
    scriptsSettled: () => (hanging.includes('1') ? hangs() : Promise.resolve()),
    readVersions: async () => ({ cart: live }),
    download: async ({ metadata }, address, timeLimit) => {
      if (hanging.includes(metadata.version)) await withTimeLimit(hangs(), timeLimit, address);
    },
    openPage: (_, { routes: [route] }) => route && createOpenPage()(route),
    lastGood: {
      find: () => (lastGood ? [lastGood] : []),
      remember: (_, { metadata }) => remembered.push(metadata.version),
    },
  });
  return { remotes, registered, remembered, setAside, outcomes, storefront };
}

const works = async () => ({ remote: cart });
const fails = () => Promise.reject(new Error('broken'));

test('a remote is loaded with its texts in the version that the page was rendered with', async () => {
  const { remotes, remembered, storefront } = createParts({ '/releases/cart/1/remote-entry.js': works });

  await expect(remotes.get('cart')).resolves.toBe(cart);
  expect(storefront.i18n.t('title', { ns: 'cart' })).toBe('Košík');
  expect(remembered).toEqual([]);
});

test('a version that hangs is replaced by the live version after 4 seconds', async () => {
  jest.useFakeTimers();
  const { remotes } = createParts(
    { '/releases/cart/0/remote-entry.js?retry=1': works },
    { live: entryOf('0'), hanging: ['1'] },
  );
  const arrived = remotes.get('cart');

  await jest.advanceTimersByTimeAsync(3_999);
  expect(arrived.status).toBe('pending');
  await jest.advanceTimersByTimeAsync(1);

  expect(arrived.status).toBe('fulfilled');
});

test('a version is remembered when its page is shown', async () => {
  const { remotes, remembered } = createParts({ '/releases/cart/1/remote-entry.js': works });
  await remotes.get('cart');

  remotes.worked('cart');

  expect(remembered).toEqual(['1']);
});

test('a script that failed is requested again under a fresh address', async () => {
  const { remotes, registered } = createParts({
    '/releases/cart/1/remote-entry.js': fails,
    '/releases/cart/1/remote-entry.js?retry=1': works,
  });

  await expect(remotes.get('cart')).resolves.toBe(cart);
  expect(registered.at(-1)).toBe('/releases/cart/1/remote-entry.js?retry=1');
});

test('a failing release that has been rolled back is replaced by the live release', async () => {
  const { remotes } = createParts(
    { '/releases/cart/1/remote-entry.js': fails, '/releases/cart/0/remote-entry.js?retry=1': works },
    { live: entryOf('0') },
  );

  await expect(remotes.get('cart')).resolves.toBe(cart);
  expect(remotes.releaseOf('cart')).toBe('cart@0');
});

test.each(['fallback', 'lastGood'])(
  'a version that fails to load is replaced by the previous good version (%s)',
  async (source) => {
    const { remotes, setAside, outcomes, storefront } = createParts(
      { '/releases/cart/1/remote-entry.js': fails, '/releases/cart/0/remote-entry.js?retry=1': works },
      { [source]: entryOf('0') },
    );

    await expect(remotes.get('cart')).resolves.toBe(cart);
    remotes.worked('cart');

    expect([setAside, outcomes]).toEqual([['cart@1'], ['cart@1 load', 'cart@0 shown', 'shell shown']]);
    expect(storefront.sent.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ failure: { kind: 'version', unit: 'cart@1' } }),
    ]);
  },
);

test('a version whose page fails to load is replaced by a version whose page loads', async () => {
  const open = () => Promise.reject(new Error('no such chunk'));
  const { remotes, registered } = createParts(
    {
      '/releases/cart/1/remote-entry.js': async () => ({
        remote: { ...cart, routes: [{ path: '', chunk: 'list', open }] },
      }),
      '/releases/cart/0/remote-entry.js?retry=1': works,
    },
    { live: entryOf('0') },
  );

  await expect(remotes.get('cart')).resolves.toBe(cart);
  expect(registered.at(-1)).toBe('/releases/cart/0/remote-entry.js?retry=1');
});

test('a remote that exposes an invalid module is rejected', async () => {
  const { remotes } = createParts({ '/releases/cart/1/remote-entry.js': async () => ({ remote: { routes: [] } }) });

  await expect(remotes.get('cart')).rejects.toThrow();
});

test('after every attempt has failed, the next request loads the remote again', async () => {
  const loads: Loads = {};
  const { remotes } = createParts(loads);
  await expect(remotes.get('cart')).rejects.toThrow('no such script');
  loads['/releases/cart/1/remote-entry.js?retry=2'] = works;

  await expect(remotes.get('cart')).resolves.toBe(cart);
});

test('a version that failed to render is replaced by the version that last worked in this browser', async () => {
  const { remotes, registered, outcomes } = createParts(
    { '/releases/cart/1/remote-entry.js': works, '/releases/cart/0/remote-entry.js?retry=1': works },
    { lastGood: entryOf('0') },
  );
  await remotes.get('cart');

  expect(remotes.failed('cart')).toBe(true);
  await remotes.get('cart');

  expect(outcomes).toEqual(['cart@1 render']);
  expect(registered.at(-1)).toBe('/releases/cart/0/remote-entry.js?retry=1');
});

test('after a render failure a single available version is loaded again only when the visitor requests it', async () => {
  const { remotes, registered } = createParts({
    '/releases/cart/1/remote-entry.js': works,
    '/releases/cart/1/remote-entry.js?retry=1': works,
  });
  await remotes.get('cart');

  remotes.failed('cart');
  await expect(remotes.get('cart')).rejects.toThrow('is left');
  await remotes.getAgain('cart');

  expect(registered.at(-1)).toBe('/releases/cart/1/remote-entry.js?retry=1');
});
