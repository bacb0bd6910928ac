import { findMissingMessages } from '@odeta/storefront/testing';
import { preparedMessages } from './index.ts';

test('every language says everything about the cart of a partner (E1)', () => {
  expect(findMissingMessages(preparedMessages)).toEqual([]);
});
