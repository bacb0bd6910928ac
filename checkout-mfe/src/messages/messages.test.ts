import { languages } from '@odeta/contracts';
import { findMissingTexts } from '@odeta/storefront/testing';
import { messages } from './index.ts';

test('every language has all messages', async () => {
  expect(await findMissingTexts((language) => messages[language]())).toEqual([]);
});

test('accessible names of change buttons begin with their visible text, for voice control (WCAG 2.5.3)', async () => {
  for (const language of languages) {
    const { default: texts } = await messages[language]();
    const name = expect.stringMatching(new RegExp(`^${texts.change}(?!\\p{L})`, 'u'));
    expect(texts).toMatchObject({ 'change-cart': name, email: { change: name }, address: { change: name } });
  }
});
