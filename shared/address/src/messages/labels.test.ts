import { addressFieldNames, languages } from '@odeta/contracts';
import { addressTexts } from './index.ts';

test.each(languages)('every field of the address has a label in %s', async (language) => {
  const { fields } = (await addressTexts(language)).default;

  expect(addressFieldNames.filter((name) => !(name in fields))).toEqual([]);
});
