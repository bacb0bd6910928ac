import { findMissingMessages } from '@odeta/storefront/testing';
import { menuMessages } from './index.ts';

test('every language says everything', () => {
  expect(findMissingMessages(menuMessages)).toEqual([]);
});
