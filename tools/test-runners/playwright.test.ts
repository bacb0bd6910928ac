import { inAnyFolder } from './playwright.ts';

test.each(['specs/cart', 'specs/cart.spec.ts', 'e2e/specs/cart', 'specs/buying', 'specs/buying/cart'])(
  'the argument %s selects the tests of the cart',
  (arg) => {
    expect('/shop/e2e/specs/buying/cart.spec.ts').toMatch(new RegExp(inAnyFolder(arg)));
    expect('/shop/e2e/specs/account/returns.spec.ts').not.toMatch(new RegExp(inAnyFolder(arg)));
  },
);

test('other arguments of Playwright stay unchanged', () => {
  expect(['--project=desktop', '-g', 'a title'].map(inAnyFolder)).toEqual(['--project=desktop', '-g', 'a title']);
});
