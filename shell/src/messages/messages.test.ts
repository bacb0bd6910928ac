import { languages } from '@odeta/contracts';
import { findMissingMessages } from '@odeta/storefront/testing';
import { messages } from './index.ts';

test('every language has all texts', async () => {
  const all = await Promise.all(
    languages.map(async (language) => [language, (await messages[language]()).default] as const),
  );

  expect(findMissingMessages(Object.fromEntries(all) as Parameters<typeof findMissingMessages>[0])).toEqual([]);
});
