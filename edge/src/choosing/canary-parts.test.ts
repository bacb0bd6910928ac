import type { DiscoveryEntry } from '@odeta/contracts';
import { clientKindOf } from '../http/client-kind.ts';
import { canaryParts } from './canary-parts.ts';
import { chooseVersions, type Visitor } from './choose-versions.ts';

function entryOf(version: string, traffic = 100, audience?: { countries: ['hu'] }): DiscoveryEntry {
  const release = { url: `/releases/cart/${version}/release.json`, integrity: 'x' };
  return {
    url: `/releases/cart/${version}/entry.js`,
    metadata: { integrity: 'x', version },
    deployment: { traffic, default: traffic === 100 },
    extras: { release, ...(audience && { audience }) },
  };
}

const visitorOf = (bucketId: string, others: Partial<Visitor> = {}): Visitor => ({
  ...{ bucketId, country: 'sk', client: clientKindOf(''), isTester: false, requested: {}, pinned: {} },
  ...others,
});

/** The canaries that a visitor is measured for, and the version that they get. */
function measured(cart: DiscoveryEntry[], visitor: Visitor, broken = '') {
  const { versions } = chooseVersions({ cart }, visitor, (_, { metadata }) => metadata.version === broken);
  const parts = canaryParts({ cart }, visitor, versions);
  return {
    version: versions.cart?.metadata.version,
    parts: parts.map(({ canary, version }) => `${canary}: ${version}`),
  };
}

test('visitors with a canary and visitors who could have got it are measured in proportion to its share', () => {
  const cart = [entryOf('1'), entryOf('2', 20)];

  const all = Array.from({ length: 2_000 }, (_, number) => measured(cart, visitorOf(`visitor ${number}`)));

  const ofCanary = all.filter(({ parts }) => parts[0] === '2: 2').length;
  expect(all.filter(({ parts }) => parts[0] === '2: 1').length).toBe(2_000 - ofCanary);
  expect(Math.abs(ofCanary / 2_000 - 0.2)).toBeLessThan(0.03);
});

test('the second of two canaries is measured only for visitors who do not get the first', () => {
  const cart = [entryOf('1'), entryOf('2', 30), entryOf('3', 30)];

  const all = Array.from({ length: 200 }, (_, number) =>
    measured(cart, visitorOf(`visitor ${number}`)).parts.join(', '),
  );

  expect(new Set(all)).toEqual(new Set(['2: 2', '2: 3, 3: 3', '2: 1, 3: 1']));
});

test('a visitor with another version than their bucket assigns is not measured', () => {
  const cart = [entryOf('1'), entryOf('2', 99)];
  const visitor = visitorOf('visitor 1');

  expect(measured(cart, visitor)).toEqual({ version: '2', parts: ['2: 2'] });
  expect(measured(cart, { ...visitor, pinned: { cart: '1' } })).toEqual({ version: '1', parts: [] });
  expect(measured(cart, visitor, '2')).toEqual({ version: '1', parts: [] });
  expect(measured(cart, { ...visitor, isTester: true, requested: { cart: '1' } }).parts).toEqual([]);
});

test('visitors outside the audience of a canary are not measured', () => {
  const cart = [entryOf('1'), entryOf('2', 50, { countries: ['hu'] })];

  expect(measured(cart, visitorOf('visitor 1')).parts).toEqual([]);
  expect(measured(cart, visitorOf('visitor 1', { country: 'hu' })).parts).toHaveLength(1);
});
