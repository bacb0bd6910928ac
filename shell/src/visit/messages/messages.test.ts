import { findMissingMessages } from '@odeta/storefront/testing';
import { messages } from './index.ts';

test('every language has all texts', async () => {
  const [pl, sk, hu, ro, ru, uk] = await Promise.all(
    (['pl', 'sk', 'hu', 'ro', 'ru', 'uk'] as const).map(async (language) => (await messages[language]()).default),
  );
  if (!pl || !sk || !hu || !ro || !ru || !uk) throw new Error('A language has no texts');

  expect(findMissingMessages({ pl, sk, hu, ro, ru, uk })).toEqual([]);
});
