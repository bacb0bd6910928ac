import { findMissingTexts } from '@odeta/storefront/testing';
import { messages } from './index.ts';

test('every language has all texts', async () => {
  expect(await findMissingTexts((language) => messages[language]())).toEqual([]);
});
