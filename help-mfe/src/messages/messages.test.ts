import { findMissingTexts } from '@odeta/storefront/testing';
import { messages } from './index.ts';

test('every text of the help pages exists in every language', async () => {
  expect(await findMissingTexts((language) => messages[language]())).toEqual([]);
});
