import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { countryCodes } from '@odeta/contracts';
import { validationMessages } from '@odeta/validation';
import { ruleTextFor, textFor } from '../http/texts.ts';
import { withWholeWords } from './whole-words.ts';

test.each([
  ['Tento e-mail už má účet', 'Tento e-~mail už má účet'],
  ['A 46-os cipő {{price}}-tól', 'A 46-~os cipő {{price}}-~tól'],
  ['E-mail, 2026-11-29, N10-ABC', 'E-mail, 2026-11-29, N10-ABC'],
])('a word with a hyphen stays whole in "%s"', (text, expected) => {
  expect(withWholeWords({ text }).text.replaceAll('\u2060', '~')).toBe(expected);
});

test.each(countryCodes)('no message of the API for %s breaks within a word with a hyphen', (country) => {
  const keys = readdirSync(path.join(import.meta.dirname, '../messages'))
    .filter((file) => file === 'pl.json')
    .flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(path.join(import.meta.dirname, '../messages', file), 'utf8'))),
    );
  const texts = [
    ...keys.map((key) => textFor(country, key)),
    ...Object.keys(validationMessages.pl).map((rule) => ruleTextFor(country, rule)),
  ];

  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter((text) => /[\s(„«]e-mail|(?:\d|\}\})-\p{Ll}/iu.test(text))).toEqual([]);
});

test('no text of an SMS has a sign that makes it longer', () => {
  for (const country of countryCodes)
    for (const key of ['log-in-code-sms', 'sms-number-code']) expect(textFor(country, key)).not.toContain('\u2060');
});
