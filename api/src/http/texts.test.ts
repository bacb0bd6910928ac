import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { countryCodes, languages } from '@odeta/contracts';
import { apiErrorStatuses } from './api-error.ts';
import { ruleTextFor, textFor } from './texts.ts';

const groups = ['', 'emails'];
const messagesOf = (language: string, group = ''): Record<string, string> =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../messages', group, `${language}.json`), 'utf8'));
const placesIn = (text = '') => [...text.matchAll(/\{\{\w+\}\}/g)].map(([place]) => place).sort();
const polish = messagesOf('pl');

test.each(languages)('%s has every text of the API and of its e-mails, with the same placeholders', (language) => {
  for (const group of groups) {
    const messages = messagesOf(language, group);
    const polish = messagesOf('pl', group);

    expect(Object.keys(messages)).toEqual(Object.keys(polish));
    for (const [key, text] of Object.entries(messages))
      expect([key, placesIn(text)]).toEqual([key, placesIn(polish[key])]);
  }
});

test('every error has a message', () => {
  for (const code of Object.keys(apiErrorStatuses)) expect(polish).toHaveProperty([code]);
});

test('every text is used in the source code', () => {
  const sources = readdirSync(path.join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8'))
    .join('\n');

  // The key in quotes, or as a property such as `csrf: 403`.
  const unsaid = groups
    .flatMap((group) => Object.keys(messagesOf('pl', group)))
    .filter((key) => !sources.includes(`'${key}'`) && !sources.includes(`${key}: 4`));
  expect(unsaid).toEqual([]);
});

test('an unknown key and a placeholder without a value stay visible', () => {
  expect(textFor('sk', 'no-such-key')).toBe('no-such-key');
  expect(textFor('sk', 'not-enough-stock')).toContain('{{count}}');
  for (const country of countryCodes) expect(textFor(country, 'not-enough-stock', { count: 3 })).toContain('3');
});

test('user input is inserted verbatim and cannot select another text', () => {
  expect(textFor('sk', 'sold-out', { names: '$t(csrf) {{count}} <b>' })).toContain('$t(csrf) {{count}} <b>');
  expect(ruleTextFor('sk', 'min-length?min=3')).toBe('Najmenší počet znakov: 3');
  for (const rule of ['rules:required', 'toString', 'Invalid type: received "?lng=pl&defaultValue=x"'])
    expect(ruleTextFor('sk', rule)).toBe(textFor('sk', 'invalid-field'));
});
