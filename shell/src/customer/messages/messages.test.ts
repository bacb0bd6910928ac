import { findMissingMessages } from '@odeta/storefront/testing';
import { customerMessages } from './index.ts';

test('every language has all texts', () => {
  expect(findMissingMessages(customerMessages)).toEqual([]);
});
