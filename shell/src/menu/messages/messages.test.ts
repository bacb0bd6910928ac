import { findMissingMessages } from '@odeta/storefront/testing';
import { menuMessages } from './index.ts';

test('every language has all texts', () => {
  expect(findMissingMessages(menuMessages)).toEqual([]);
});
