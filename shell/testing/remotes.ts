import { type DiscoveryEntry, writeLog } from '@odeta/contracts';
import type { RemoteModule } from '@odeta/storefront';
import { answers, createTestStorefront } from '@odeta/storefront/testing';
import type { FileLoad } from '../src/boot/run-scripts.ts';
import { createBrowserRemotes } from '../src/federation/browser-remotes.ts';
import { createOpenPage } from '../src/federation/open-page.ts';
import type { Federation } from '../src/federation/share-singletons.ts';

export const entryOf = (version: string): DiscoveryEntry => ({
  url: `/releases/cart/${version}/remote-entry.js`,
  metadata: { integrity: `sha384-${version}`, version },
});

const texts = { default: { title: 'Košík' } };
export const cart = {
  name: 'cart',
  routes: [{ path: '', page: () => null, meta: () => ({ title: '' }) }],
  messages: { sk: async () => texts },
} as unknown as RemoteModule;

interface Situation {
  live?: DiscoveryEntry;
  lastGood?: DiscoveryEntry;
  fallback?: DiscoveryEntry;
  /** Versions whose files do not come until these promises do; by default they are there. */
  files?: Record<string, Promise<void>>;
  line?: { isOnline: boolean };
}

export type Loads = Record<string, () => Promise<unknown>>;

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

/** What never comes. */
export const hangs = () => new Promise<never>(() => {});

export function createParts(loads: Loads, situation: Situation = {}) {
  const { live = entryOf('1'), lastGood, fallback, files = {}, line = { isOnline: true } } = situation;
  const { federation, registered } = createFederation(loads);
  const [remembered, setAside, outcomes, asked]: string[][] = [[], [], [], []] as const;
  const storefront = createTestStorefront({ api: [answers(writeLog, {})] });
  const load = (version: string): FileLoad => ({
    ready: files[version] ?? Promise.resolve(),
    heardAt: () => 0,
    askAgain: () => asked?.push(version),
  });
  const remotes = createBrowserRemotes(storefront, {
    federation,
    versions: { cart: entryOf('1') },
    fallbacks: fallback && { cart: fallback },
    setAside: (releases) => setAside?.push(...releases),
    sayOutcome: (release, outcome) => outcomes?.push(`${release ?? 'shell'} ${outcome}`),
    loadOwn: () => load('1'),
    readVersions: async () => ({ cart: live }),
    download: ({ metadata }) => load(metadata.version),
    patience: () => ({ beside: 10_000, again: 30_000 }),
    isOnline: () => line.isOnline,
    openPage: (_, { routes: [route] }) => route && createOpenPage()(route),
    lastGood: {
      find: () => (lastGood ? [lastGood] : []),
      remember: (_, { metadata }) => remembered?.push(metadata.version),
    },
  });
  return { remotes, registered, remembered, setAside, outcomes, asked, storefront };
}

export const works = async () => ({ remote: cart });
export const fails = () => Promise.reject(new Error('broken'));
