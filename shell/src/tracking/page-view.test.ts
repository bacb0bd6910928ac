import { locationOf } from './page-view.ts';

const origin = 'https://sk.odeta.example';

test.each([
  ['/p/kabat?color=ink&utm_source=letter', '/p/kabat?utm_source=letter'],
  ['/wishlist/', '/wishlist/'],
  ['/wishlist/shared/luNS5RasuKjNy2LK8c3vLA/', '/wishlist/shared/'],
  ['/stock-notice/1-dFGM_10hi53kpO1A-lpwnxIAGUnVXhecGxFfLnPyLFY/', '/stock-notice/'],
])('the address %s is reported to tracking services as %s (N3, P11, P14)', (address, said) => {
  expect(locationOf(address, origin)).toBe(`${origin}${said}`);
});
