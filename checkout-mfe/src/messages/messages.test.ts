import { languages } from '@odeta/contracts';
import { findMissingMessages } from '@odeta/storefront/testing';
import { messages } from './index.ts';

const all = Promise.all(languages.map(async (language) => [language, (await messages[language]()).default] as const));

test('every language says everything', async () => {
  const texts = Object.fromEntries(await all) as Parameters<typeof findMissingMessages>[0];

  expect(findMissingMessages(texts)).toEqual([]);
});

test('who presses by voice what is read on a button presses it: names of buttons begin with their text (WCAG 2.5.3)', async () => {
  for (const [, texts] of await all) {
    const name = expect.stringMatching(new RegExp(`^${texts.change}(?!\\p{L})`, 'u'));
    expect(texts).toMatchObject({ 'change-cart': name, email: { change: name }, address: { change: name } });
  }
});
