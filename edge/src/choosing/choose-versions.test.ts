import type { Audience, ClientKind, DiscoveryEntry } from '@odeta/contracts';
import { clientKindOf } from '../http/client-kind.ts';
import { chooseVersions, type Listing, type Visitor } from './choose-versions.ts';

interface Parts {
  traffic?: number;
  isDefault?: boolean;
  audience?: Audience;
  fallback?: string;
}

function entryOf(version: string, { traffic = 0, isDefault = false, audience, fallback }: Parts = {}): DiscoveryEntry {
  const url = (name: string) => `/releases/cart/${name}/remote-entry.js`;
  const release = { url: `/releases/cart/${version}/release.json`, integrity: 'sha384-x' };
  return {
    url: url(version),
    ...(fallback && { fallbackUrl: url(fallback) }),
    metadata: { integrity: 'sha384-x', version },
    deployment: { traffic, default: isDefault },
    extras: {
      release,
      audience,
      fallback: fallback ? { version: fallback, integrity: 'sha384-x', release } : undefined,
    },
  };
}

const live = entryOf('1.0.0', { traffic: 80, isDefault: true, fallback: '0.9.0' });
const withCanary = (parts: Parts): Listing => ({ cart: [live, entryOf('2.0.0', parts)] });

const visitor: Visitor = {
  bucketId: 'anna',
  country: 'sk',
  client: clientKindOf('Mozilla/5.0'),
  isTester: false,
  requested: {},
  pinned: {},
};
const never = () => false;
const versionOf = (listing: Listing, parts: Partial<Visitor> = {}, isSetAside: (version: string) => boolean = never) =>
  chooseVersions(listing, { ...visitor, ...parts }, (_, { metadata }) => isSetAside(metadata.version)).versions.cart
    ?.metadata.version;

const visitors = Array.from({ length: 20_000 }, (_, number) => `visitor-${number}`);
const inCanary = (traffic: number, unit = 'cart', version = '2.0.0') =>
  new Set(
    visitors.filter((bucketId) => {
      const listing = { [unit]: [live, entryOf(version, { traffic })] };
      const { versions } = chooseVersions(listing, { ...visitor, bucketId }, never);
      return versions[unit]?.metadata.version === version;
    }),
  );

test('a share of 20 % covers 20 % of 20,000 visitors within one percentage point, always the same visitors', () => {
  const chosen = inCanary(20);

  expect(Math.abs((chosen.size / visitors.length) * 100 - 20)).toBeLessThan(1);
  expect(inCanary(20)).toEqual(chosen);
});

test('raising the share of a canary removes no visitor from it', () => {
  const shares = [1, 5, 20, 50, 100].map((traffic) => inCanary(traffic));

  for (const [index, share] of shares.entries()) {
    const next = shares[index + 1] ?? share;
    expect([...share].filter((bucketId) => !next.has(bucketId))).toEqual([]);
  }
  expect(shares.at(-1)?.size).toBe(visitors.length);
});

test.each([
  ['the canaries of two units', inCanary(20, 'checkout')],
  ['a canary and the next one of its unit', inCanary(20, 'cart', '3.0.0')],
])('%s are assigned to visitors independently', (_, others) => {
  const both = [...inCanary(20)].filter((bucketId) => others.has(bucketId));

  expect(Math.abs((both.length / visitors.length) * 100 - 4)).toBeLessThan(1);
});

const app = (version: string): ClientKind => clientKindOf(`Mozilla/5.0 (Linux; Android 16; wv) OdetaApp/${version}`);

test.each<[string, Audience, Partial<Visitor>, string]>([
  ['of one of its countries', { countries: ['sk', 'hu'] }, {}, '2.0.0'],
  ['of another country', { countries: ['hu'] }, {}, '1.0.0'],
  ['in a browser, for a canary for browsers', { clients: ['browser'] }, {}, '2.0.0'],
  ['in an app, for a canary for browsers', { clients: ['browser'] }, { client: app('3.1.0') }, '1.0.0'],
  ['in an app, for a canary for apps', { clients: ['app'] }, { client: app('3.1.0') }, '2.0.0'],
  ['in a new enough version of the app', { appFrom: '3.1.0' }, { client: app('3.10') }, '2.0.0'],
  ['in too old a version of the app', { appFrom: '3.1.0' }, { client: app('3.0.9') }, '1.0.0'],
  ['in a browser, for a canary for new versions of the app', { appFrom: '3.1.0' }, {}, '1.0.0'],
  ['who is a tester, for a canary for testers', { testersOnly: true }, { isTester: true }, '2.0.0'],
  ['who is not a tester, for a canary for testers', { testersOnly: true }, {}, '1.0.0'],
  ['who meets only one of two conditions', { countries: ['sk'], clients: ['app'] }, {}, '1.0.0'],
])('a canary with full share is chosen only for its audience: visitor %s', (_, audience, parts, expected) => {
  expect(versionOf(withCanary({ traffic: 100, audience }), parts)).toBe(expected);
});

test('a listed version without a share is chosen only on request, and so is the version before the default', () => {
  const listing = withCanary({ traffic: 0 });

  expect([versionOf(listing), versionOf(listing, { requested: { cart: '2.0.0' } })]).toEqual(['1.0.0', '2.0.0']);
  expect(versionOf(listing, { requested: { cart: '0.9.0' } })).toBe('0.9.0');
});

test('a purchase keeps its pinned version whatever the share is, until that version is no longer listed', () => {
  expect(versionOf(withCanary({ traffic: 0 }), { pinned: { cart: '2.0.0' } })).toBe('2.0.0');
  expect(versionOf({ cart: [live] }, { pinned: { cart: '2.0.0' } })).toBe('1.0.0');
});

test('a canary that is set aside is replaced by the default version, and that one by the previous good version', () => {
  const listing = withCanary({ traffic: 100 });
  const without = (...versions: string[]) => versionOf(listing, {}, (version) => versions.includes(version));

  expect([without(), without('2.0.0'), without('2.0.0', '1.0.0')]).toEqual(['2.0.0', '1.0.0', '0.9.0']);
  // No other version is left: one that failed is better than none.
  expect(without('2.0.0', '1.0.0', '0.9.0')).toBe('2.0.0');
});

test('the fallback of a canary is the default version', () => {
  const { fallbacks } = chooseVersions(withCanary({ traffic: 100 }), visitor, never);

  expect(fallbacks.cart?.metadata.version).toBe('1.0.0');
});

test('a remote that needs what the visitor’s shell does not have is replaced by its previous version, which fits', () => {
  const shells = ['1.0.0', '2.0.0'].map((version) => entryOf(version, { isDefault: true, traffic: 100 }));
  const cart = entryOf('2.0.0', { traffic: 100, isDefault: true, fallback: '1.0.0' });
  // The cart 2.0.0 needs the shell 2.0.0.
  const fits = (shell: DiscoveryEntry, { metadata }: DiscoveryEntry) => metadata.version <= shell.metadata.version;

  const chosen = shells.map((shell) => chooseVersions({ cart: [cart], shell: [shell] }, visitor, never, fits));

  expect(chosen.map(({ versions }) => versions.cart?.metadata.version)).toEqual(['1.0.0', '2.0.0']);
  expect(chosen.map(({ fallbacks }) => fallbacks.cart?.metadata.version)).toEqual([undefined, '1.0.0']);
});
