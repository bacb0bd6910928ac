import { findRemote, routeOf } from './routes.tsx';

const clientRoutes = ['/cart', '/checkout', '/confirm'];

test('the client routes have their names, and reach one another without a new document (A4)', () => {
  for (const path of clientRoutes) {
    const name = path.slice(1);
    expect(routeOf(path)).toMatchObject({ remote: name, isPrivate: true });
    expect(routeOf(path).reachable).toEqual(['cart', 'checkout', 'confirm']);
  }
});

test.each(['/', '/search/kab%C3%A1t/', '/c/zeny', '/pomoc/tabele-rozmiarow/', '/my-account/', '/wishlist/'])(
  '%s is a page of its own (A5)',
  (path) => {
    expect(routeOf(path)).toMatchObject({ remote: expect.any(String), startsAtOnce: false, reachable: [] });
  },
);

test('checkout and confirmation have the simple header and begin with a skeleton, the cart does not (B2, R2)', () => {
  expect(clientRoutes.map((path) => Boolean(findRemote(path)?.simpleHeader))).toEqual([false, true, true]);
  expect(clientRoutes.map((path) => routeOf(path).startsAtOnce)).toEqual([false, true, true]);
});

test('account and help pages say so: their layout leaves something out (B2)', () => {
  expect([findRemote('/my-account/orders')?.area, findRemote('/pomoc/kontakt/')?.area]).toEqual(['account', 'help']);
});

test('what no remote answers is nobody’s (O2)', () => {
  expect(routeOf('/nic/take')).toEqual({
    remote: null,
    isPrivate: false,
    startsAtOnce: false,
    query: [],
    reachable: [],
  });
});

test('a page names the query parameters that change it: filters and order of lists, the colour of a product', () => {
  expect(routeOf('/').query).toEqual([]);
  expect(routeOf('/p/kabat').query).toEqual(['color']);
  expect(routeOf('/c/zeny').query).toEqual(expect.arrayContaining(['size', 'sort', 'page']));
  expect(routeOf('/search/').query).toEqual(expect.arrayContaining(['q', 'sort', 'page']));
});
