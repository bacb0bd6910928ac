import type { Release, RemotePrefixes } from '@odeta/contracts';
import { assembleRoutes } from './route-table.ts';

const remotes: RemotePrefixes[] = [
  { name: 'catalog', prefixes: ['/', '/c'] },
  { name: 'cart', prefixes: ['/cart'] },
];

const releasesOf = (routes: Record<string, string[] | undefined>) =>
  new Map(
    Object.entries(routes).map(([unit, paths]) => [
      unit,
      { unit, version: '1', routes: paths?.map((path) => ({ path })) } as Release,
    ]),
  );

const pathsIn = ({ table }: ReturnType<typeof assembleRoutes>) =>
  table.routes.map(({ remote, path }) => `${remote} ${path}`);

test('the routes of the shop are those that its releases declare', () => {
  const result = assembleRoutes(remotes, releasesOf({ catalog: ['/', '/c/:slug'], cart: ['/cart', '/cart/gift'] }));

  expect(pathsIn(result)).toEqual(['catalog /', 'catalog /c/:slug', 'cart /cart', 'cart /cart/gift']);
  expect(result.problems).toEqual([]);
});

test.each(['/checkout', '/', '/cartoons', '/c/cart'])(
  'the route %s that a remote declares outside of its prefixes is rejected',
  (path) => {
    const result = assembleRoutes(remotes, releasesOf({ catalog: ['/'], cart: ['/cart', path] }));

    expect(pathsIn(result)).toEqual(['catalog /', 'cart /cart']);
    expect(result.problems).toEqual([`cart 1 declares ${path}, which is outside of its prefixes (/cart)`]);
  },
);

test.each([['/cart'], ['/cart/gift'], ['/']])('two remotes cannot both have the prefix %s', (prefix) => {
  const both = [...remotes, { name: 'gift', prefixes: [prefix] }];

  const { problems } = assembleRoutes(both, releasesOf({ catalog: ['/'], cart: ['/cart'], gift: [prefix] }));

  expect(problems).toContainEqual(expect.stringMatching(new RegExp(`^${prefix} of gift is also an address of`)));
});

test('an older release that declares no routes is rejected', () => {
  const { problems } = assembleRoutes(remotes, releasesOf({ catalog: ['/'], cart: undefined }));

  expect(problems).toEqual(['cart 1 declares no routes']);
});

test('a remote whose release cannot be read still has the routes of its prefixes', () => {
  expect(pathsIn(assembleRoutes(remotes, releasesOf({ cart: ['/cart'] })))).toEqual([
    'catalog /',
    'catalog /c/*',
    'cart /cart',
  ]);
});

test('equal route tables have the same key, and different ones have different keys', () => {
  const keyOf = (...cart: string[]) => assembleRoutes(remotes, releasesOf({ catalog: ['/'], cart })).table.key;

  expect(keyOf('/cart')).toBe(keyOf('/cart'));
  expect(keyOf('/cart', '/cart/gift')).not.toBe(keyOf('/cart'));
});
