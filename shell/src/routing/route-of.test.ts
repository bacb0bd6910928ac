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

test('a page is that of the remote that declares its address, however the address is written', () => {
  for (const path of ['/c/zeny', '/c/zeny/', '/C/zeny', '/c/k%C3%A1bat'])
    expect(routeOf(path, routes)).toMatchObject({ remote: 'catalog', isPrivate: false, query: ['size', 'page'] });
  for (const path of ['/pomoc', '/pomoc/', '/pomoc/kontakt']) expect(routeOf(path, routes).remote).toBe('help');
});

test('from a page that is reached without a new document the others of this kind are in reach (A4)', () => {
  expect(routeOf('/cart', routes)).toMatchObject({ isPrivate: true, reachable: ['cart', 'checkout'] });
  expect(routeOf('/c/zeny', routes).reachable).toEqual([]);
});

test('a page that begins with a skeleton starts at once', () => {
  expect(routeOf('/checkout', routes).startsAtOnce).toBe(true);
  expect(routeOf('/cart', routes).startsAtOnce).toBe(false);
});

test('no browser stores a page of the account: at a shared device the next one would go back to it (P1)', () => {
  expect(routeOf('/my-account', routes)).toMatchObject({ isPrivate: true, isUnstored: true });
  expect(routeOf('/cart', routes)).toMatchObject({ isPrivate: true, isUnstored: false });
});

test.each(['/nic/take', '/cart/nic', '/c', '/cartoons'])('%s, which no remote declares, is nobody’s (O2)', (path) => {
  expect(routeOf(path, routes)).toEqual({
    remote: null,
    isPrivate: false,
    isUnstored: false,
    startsAtOnce: false,
    query: [],
    reachable: [],
  });
});
