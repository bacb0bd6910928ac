import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release, RemoteRouteInfo } from '@odeta/contracts';
import { readAddresses } from '@odeta/delivery/build/unit-addresses';
import { askedPrefixes } from '@odeta/delivery/build/unit-prefixes';
import { assembleRoutes } from '@odeta/delivery/releases/route-table';
import { findUnits } from '@odeta/workspace/workspace';
import { findRoute } from '../../shell/src/routing/find-route.ts';
import { routeOf } from '../../shell/src/routing/route-of.ts';

const clientRoutes = ['/cart', '/checkout', '/confirm'];

async function openShop() {
  const declared = await Promise.all(
    findUnits().map(async (unit) => ({ unit: unit.name, version: '1', ...(await readAddresses(unit)) }) as Release),
  );
  const { table, problems } = assembleRoutes(
    askedPrefixes(findUnits()),
    new Map(declared.map((release) => [release.unit, release])),
  );
  return { problems, routes: table.routes, info: (url: string) => routeOf(url, table.routes) };
}

const frameOf = (routes: readonly RemoteRouteInfo[]) => (url: string) => findRoute(routes, url);

test('every remote declares only routes within its prefixes', async () => {
  expect((await openShop()).problems).toEqual([]);
});

test('cart, checkout and confirm have their own routes and reach one another without a page load (A4)', async () => {
  const { info } = await openShop();

  for (const url of clientRoutes) {
    expect(info(url)).toMatchObject({ remote: url.slice(1), isPrivate: true });
    expect([...info(url).reachable].sort()).toEqual(['cart', 'checkout', 'confirm']);
  }
});

test.each(['/', '/search/kab%C3%A1t/', '/c/zeny', '/pomoc/tabele-rozmiarow/', '/my-account/', '/wishlist/'])(
  '%s is a separate page that reaches no other page without a page load (A5)',
  async (url) => {
    const { info } = await openShop();

    expect(info(url)).toMatchObject({ remote: expect.any(String), startsAtOnce: false, reachable: [] });
  },
);

test('checkout and confirmation have the simple header and start with a skeleton, the cart does not (B2, R2)', async () => {
  const { routes, info } = await openShop();

  expect(clientRoutes.map((url) => Boolean(frameOf(routes)(url)?.simpleHeader))).toEqual([false, true, true]);
  expect(clientRoutes.map((url) => info(url).startsAtOnce)).toEqual([false, true, true]);
});

test('account and help pages declare their area for a reduced layout (B2)', async () => {
  const frame = frameOf((await openShop()).routes);

  expect([frame('/my-account/log-in/')?.area, frame('/pomoc/kontakt/')?.area]).toEqual(['account', 'help']);
});

test('a page declares the query parameters that change it: filters and sorting of lists, the colour of a product', async () => {
  const { info } = await openShop();

  expect(info('/').query).toEqual([]);
  expect(info('/p/kabat').query).toEqual(['color']);
  expect(info('/c/zeny').query).toEqual(expect.arrayContaining(['size', 'sort', 'page']));
  expect(info('/search/').query).toEqual(expect.arrayContaining(['q', 'sort', 'page']));
});

test.each(['cart', '/Cart', '//evil.example', '/cart/*/x', '/:slug'])(
  'the invalid route path %s stops the build, and the error contains its position',
  async (address) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'unit-'));
    mkdirSync(path.join(folder, 'src'));
    writeFileSync(path.join(folder, 'src/addresses.ts'), `export const addresses = { cart: { path: '${address}' } };`);

    const reading = readAddresses({ name: 'cart', folder, version: '1.0.0', port: 0 });

    await expect(reading).rejects.toThrow('src/addresses.ts: routes.0.path');
  },
);
