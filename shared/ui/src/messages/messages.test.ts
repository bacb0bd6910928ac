import { findMissingTexts } from '@odeta/storefront/testing';
import { uiTexts } from './index.ts';

test('every text of the user interface exists in every language', async () => {
  expect(await findMissingTexts(uiTexts)).toEqual([]);
});
