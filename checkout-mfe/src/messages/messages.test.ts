import { languages } from '@odeta/contracts';
import { findMissingMessages } from '@odeta/storefront/testing';
import { messages } from './index.ts';

const all = Promise.all(languages.map(async (language) => [language, (await messages[language]()).default] as const));

test('every language has all messages', async () => {
  const texts = Object.fromEntries(await all) as Parameters<typeof findMissingMessages>[0];

  expect(findMissingMessages(texts)).toEqual([]);
});

test('accessible names of change buttons begin with their visible text, for voice control (WCAG 2.5.3)', async () => {
  for (const [, texts] of await all) {
    const name = expect.stringMatching(new RegExp(`^${texts.change}(?!\\p{L})`, 'u'));
    expect(texts).toMatchObject({ 'change-cart': name, email: { change: name }, address: { change: name } });
  }
});
