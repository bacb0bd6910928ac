import { findMissingTexts } from '@odeta/storefront/testing';
import { laterTexts } from './index.ts';

test('every language has all texts of windows, menus, customers and the cart of a partner (E1)', async () => {
  expect(await findMissingTexts(laterTexts)).toEqual([]);
});
