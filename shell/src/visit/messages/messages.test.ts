import { findMissingMessages } from '@odeta/storefront/testing';
import { messages } from './index.ts';

test('every language has all texts', async () => {
  const [pl, sk, hu, ro, ru] = await Promise.all(
    (['pl', 'sk', 'hu', 'ro', 'ru'] as const).map(async (language) => (await messages[language]()).default),
  );
  if (!pl || !sk || !hu || !ro || !ru) throw new Error('A language has no texts');

  expect(findMissingMessages({ pl, sk, hu, ro, ru })).toEqual([]);
});
