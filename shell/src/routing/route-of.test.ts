import type { RemoteRouteInfo } from '@odeta/contracts';
import { routeOf } from './route-of.ts';

const routes: RemoteRouteInfo[] = [
  { remote: 'catalog', path: '/', sameForAll: true },
  { remote: 'catalog', path: '/c/:slug', sameForAll: true, query: ['size', 'page'] },
  { remote: 'help', path: '/pomoc/:slug?', sameForAll: true, area: 'help' },
  { remote: 'account', path: '/my-account', area: 'account' },
  { remote: 'cart', path: '/cart', inPage: true },
  { remote: 'cart', path: '/cart/gift', inPage: true },
  { remote: 'checkout', path: '/checkout', inPage: true, skeletonFirst: true },
];

test('an address belongs to the remote that declares it, regardless of case, trailing slash and encoding', () => {
  for (const path of ['/c/zeny', '/c/zeny/', '/C/zeny', '/c/k%C3%A1bat'])
    expect(routeOf(path, routes)).toMatchObject({ remote: 'catalog', isPrivate: false, query: ['size', 'page'] });
  for (const path of ['/pomoc', '/pomoc/', '/pomoc/kontakt']) expect(routeOf(path, routes).remote).toBe('help');
});

test('an in-page route can reach the remotes of all in-page routes, and other pages none (A4)', () => {
  expect(routeOf('/cart', routes)).toMatchObject({ isPrivate: true, reachable: ['cart', 'checkout'] });
  expect(routeOf('/c/zeny', routes).reachable).toEqual([]);
});

test('a page that begins with a skeleton starts at once', () => {
  expect(routeOf('/checkout', routes).startsAtOnce).toBe(true);
  expect(routeOf('/cart', routes).startsAtOnce).toBe(false);
});

test('account pages are not stored by the browser, so that nobody can go back to them on a shared device (P1)', () => {
  expect(routeOf('/my-account', routes)).toMatchObject({ isPrivate: true, isUnstored: true });
  expect(routeOf('/cart', routes)).toMatchObject({ isPrivate: true, isUnstored: false });
});

test.each(['/nic/take', '/cart/nic', '/c', '/cartoons'])('%s has no remote, as none declares it (O2)', (path) => {
  expect(routeOf(path, routes)).toEqual({
    remote: null,
    isPrivate: false,
    isUnstored: false,
    startsAtOnce: false,
    query: [],
    reachable: [],
  });
});
