import { globSync } from 'node:fs';
import { workspace } from '@odeta/workspace/workspace';
import { findTestsConcerned, type ImportGraph } from './tests-concerned.ts';
import { unseenUses } from './unseen-uses.ts';

const imports: Record<string, string[]> = {
  'shared/ui/src/button.tsx': ['shared/ui/src/button.module.css'],
  'shared/ui/src/button.test.tsx': ['shared/ui/src/button.tsx'],
  'cart-mfe/src/cart/cart.page.tsx': ['shared/ui/src/button.tsx', 'cart-mfe/src/cart/cart.store.ts'],
  'cart-mfe/src/cart/cart.page.test.tsx': ['cart-mfe/src/cart/cart.page.tsx'],
  'cart-mfe/src/cart/cart.store.ts': [],
  'cart-mfe/src/cart/cart.store.test.ts': ['cart-mfe/src/cart/cart.store.ts'],
  'api/src/app.ts': ['api/src/carts/cart.routes.ts', 'api/src/mail/mail.routes.ts'],
  'api/src/carts/cart.service.ts': [],
  'api/src/carts/cart.routes.ts': ['api/src/carts/cart.service.ts'],
  'api/src/mail/mail.routes.ts': [],
  'api/testing/shop/shop.ts': ['api/src/app.ts'],
  'api/src/carts/cart.routes.test.ts': ['api/testing/shop/shop.ts'],
  'api/src/mail/mail.routes.test.ts': ['api/testing/shop/shop.ts'],
};
const graph: ImportGraph = {
  modules: Object.entries(imports).map(([source, resolved]) => ({
    source,
    dependencies: resolved.map((file) => ({ resolved: file })),
  })),
};
const tests = Object.keys(imports).filter((file) => file.includes('.test.'));
const concernedBy = (...changed: string[]) => findTestsConcerned({ graph, changed, unseen: unseenUses, tests });

test('a changed file affects the tests that import it, also through other modules and units', () => {
  expect(concernedBy('shared/ui/src/button.module.css')).toEqual([
    'shared/ui/src/button.test.tsx',
    'cart-mfe/src/cart/cart.page.test.tsx',
  ]);
});

test('a changed test affects only itself', () => {
  expect(concernedBy('cart-mfe/src/cart/cart.store.test.ts')).toEqual(['cart-mfe/src/cart/cart.store.test.ts']);
});

test('an API service affects the tests of its folder and of its importers, not all tests that open the API', () => {
  expect(concernedBy('api/src/carts/cart.service.ts')).toEqual(['api/src/carts/cart.routes.test.ts']);
});

test('the file that assembles the API affects all tests of the API', () => {
  expect(concernedBy('api/src/app.ts')).toEqual([
    'api/src/carts/cart.routes.test.ts',
    'api/src/mail/mail.routes.test.ts',
  ]);
});

test('a lock file with other packages for a unit affects all tests of that unit', () => {
  const concerned = findTestsConcerned({ graph, changed: ['pnpm-lock.yaml'], unseen: [], tests, units: ['cart-mfe'] });

  expect(concerned).toEqual(['cart-mfe/src/cart/cart.page.test.tsx', 'cart-mfe/src/cart/cart.store.test.ts']);
});

test('the configuration of Jest affects all tests', () => {
  expect(concernedBy('jest.config.cjs')).toEqual(tests);
});

test('a file without importers and without a table row affects the tests of its unit', () => {
  expect(concernedBy('cart-mfe/src/cart/rules.yaml', 'docs/develop.md', 'e2e/specs/buying/buy.spec.ts')).toEqual([
    'cart-mfe/src/cart/cart.page.test.tsx',
    'cart-mfe/src/cart/cart.store.test.ts',
  ]);
});

test('each row of the table matches existing tests', () => {
  const found = globSync('*/**/*.test.{ts,tsx}', {
    cwd: workspace,
    exclude: (name) => name === 'node_modules' || name === 'assets',
  });
  const patterns = unseenUses.map(({ tests: pattern }) => pattern.replace('$1', 'api'));

  expect(patterns.filter((pattern) => !found.some((file) => new RegExp(pattern).test(file)))).toEqual([]);
});
