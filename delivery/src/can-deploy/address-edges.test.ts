import { UsesSchema } from '@odeta/delivery/releases/uses';
import * as v from 'valibot';
import { findBroken } from '../../testing/deploy-world.ts';
import { isServedBy } from './address-edges.ts';
import { describeEdge } from './edge.ts';
import type { KnownVersion } from './known-version.ts';

const version = (unit: string, number: string, routes: string[], links?: string[]): KnownVersion => ({
  unit,
  version: number,
  uses: v.parse(UsesSchema, links ? { links } : {}),
  declarations: null,
  routes,
});

const cart = version('cart', '1', ['/cart'], ['/checkout']);
const checkout = version('checkout', '1', ['/checkout', '/checkout/link'], ['/cart', '/wishlist']);
const catalog = version('catalog', '1', ['/', '/c/:slug', '/search/:term?', '/wishlist'], ['/cart', '/c/*']);

const brokenBy = async (now: KnownVersion, before: KnownVersion, live: KnownVersion[]) =>
  (await findBroken(now, { before, live })).map(describeEdge);

test('a cart without /cart breaks every unit that links to it, each by name', async () => {
  expect(await brokenBy(version('cart', '2', ['/cart/new'], []), cart, [checkout, catalog])).toEqual([
    'checkout@1 → cart@2: address /cart: it is no longer served',
    'catalog@1 → cart@2: address /cart: it is no longer served',
  ]);
});

test('an address that another live unit serves, or that nobody links to, may be dropped', async () => {
  const basket = version('basket', '1', ['/cart'], []);

  expect(await brokenBy(version('cart', '2', [], []), cart, [checkout, catalog, basket])).toEqual([]);
  expect(await brokenBy(version('checkout', '2', ['/checkout'], ['/cart']), checkout, [cart, catalog])).toEqual([]);
});

test('a version that newly links to what no live unit serves, or drops what it links to itself, is broken', async () => {
  const linking = version('cart', '2', ['/cart'], ['/checkout', '/gift', '/search', '/c', '/push/on', '/vitals']);
  expect(await brokenBy(linking, cart, [checkout, catalog])).toEqual([
    'cart@2 → every unit: address /gift: no live unit serves it',
  ]);

  const dropping = version('catalog', '2', ['/', '/search/:term?', '/wishlist'], catalog.uses?.links);
  expect(await brokenBy(dropping, catalog, [cart, checkout])).toEqual([
    'catalog@2 → every unit: address /c/*: no live unit serves it',
  ]);
});

test('an older version that does not record its links breaks nothing', async () => {
  expect(await brokenBy(version('cart', '2', [], ['/gift']), version('cart', '1', ['/cart']), [catalog])).toEqual([
    'catalog@1 → cart@2: address /cart: it is no longer served',
  ]);
  expect(await brokenBy(version('cart', '2', [], []), cart, [version('checkout', '1', ['/checkout'])])).toEqual([]);
});

test.each<[string, string, boolean]>([
  ['/', '/', true],
  ['/', '/cart', false],
  ['/cart', '/cart', true],
  ['/cart', '/cart/gift', false],
  ['/c/:slug', '/c/*', true],
  ['/c/:slug', '/c', false],
  ['/search/:term?', '/search', true],
  ['/search/:term?', '/search/coat', true],
  ['/gift/*', '/gift', true],
  ['/gift/*', '/gift/cards/red', true],
  ['/account/orders', '/account/*', true],
  ['/account/orders/:id/return', '/account/orders/*/return', true],
  ['/account/orders/:id', '/account/orders/*/return', false],
])('the pattern %s and the address %s: %s', (pattern, link, isServed) => {
  expect(isServedBy(pattern, link)).toBe(isServed);
});
