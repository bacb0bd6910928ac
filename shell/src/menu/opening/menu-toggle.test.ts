import { isOfMenu, withoutMenu } from './menu-toggle.ts';

test.each([
  ['', ''],
  ['?menu=open', ''],
  ['?menu=open&tree=women', ''],
  ['?size=38&menu=open&tree=women', '?size=38'],
  ['?menu=open&size=38&tree=women&sort=2', '?size=38&sort=2'],
  ['?size=38&sort=2', '?size=38&sort=2'],
])('the query "%s" without the menu is "%s" (B10)', (search, own) => {
  expect(withoutMenu(search)).toBe(own);
});

test.each([
  ['/c/zeny', '/c/zeny?menu=open', true],
  ['/c/zeny?size=38&menu=open', '/c/zeny?size=38&menu=open&tree=clothing', true],
  ['/c/zeny?size=38&menu=open', '/c/zeny?size=38', true],
  ['/c/zeny?size=38', '/c/zeny?size=40', false],
  ['/cart', '/cart', false],
  ['/cart', '/checkout', false],
  ['/cart?menu=open', '/checkout', false],
])('the navigation from %s to %s is a menu step: %s (B10)', (from, to, expected) => {
  const [one, other] = [from, to].map((address) => new URL(address, 'https://sk.odeta.test')) as [URL, URL];
  expect(isOfMenu(one, other)).toBe(expected);
});
