import { withoutMenu } from './menu-toggle.ts';

test.each([
  ['', ''],
  ['?menu=open', ''],
  ['?menu=open&tree=women', ''],
  ['?size=38&menu=open&tree=women', '?size=38'],
  ['?menu=open&size=38&tree=women&sort=2', '?size=38&sort=2'],
  ['?size=38&sort=2', '?size=38&sort=2'],
])('the page behind %s is that of %s (B10)', (search, own) => {
  expect(withoutMenu(search)).toBe(own);
});
