import { findMissingMessages } from '@odeta/storefront/testing';
import { preparedMessages } from './index.ts';

test('every language has all texts about the cart of a partner (E1)', () => {
  expect(findMissingMessages(preparedMessages)).toEqual([]);
});
