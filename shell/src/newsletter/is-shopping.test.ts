import { isShopping } from './is-shopping.ts';

test.each([
  ['a category', {}, true],
  ['the checkout', { inPage: true }, false],
  ['the log-in', { area: 'account' }, false],
  ['the withdrawal and the contact', { area: 'help' }, false],
  ['an unknown page', undefined, false],
] as const)('whether %s ends with the newsletter', (_, route, isShown) => {
  expect(isShopping(route)).toBe(isShown);
});
