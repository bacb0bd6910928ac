import { findMissingTexts } from '@odeta/storefront/testing';
import { messages } from './index.ts';

test('every text of the catalogue exists in every language', async () => {
  expect(await findMissingTexts((language) => messages[language]())).toEqual([]);
});
