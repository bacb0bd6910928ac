import { findMissingMessages } from '@odeta/storefront/testing';
import { customerMessages } from './index.ts';

test('every language says everything', () => {
  expect(findMissingMessages(customerMessages)).toEqual([]);
});
