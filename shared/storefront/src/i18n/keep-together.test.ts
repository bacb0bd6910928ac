import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

type Loader = (this: { resourcePath: string }, source: string) => string;

const keepTogether: Loader = createRequire(import.meta.url)('../../../build/keep-together-loader.cjs');
const built = (language: string, text: string) =>
  JSON.parse(keepTogether.call({ resourcePath: `/unit/src/messages/${language}.json` }, JSON.stringify({ text }))).text;

test.each([
  ['sk', 'V košíku a v obľúbených s {{name}}', 'V~košíku a~v~obľúbených s~{{name}}'],
  ['pl', 'Zwrot w 14 dni (z kuponem)', 'Zwrot w~14~dni (z~kuponem)'],
  ['hu', 'Legalább a szállítás', 'Legalább a~szállítás'],
  ['ro', 'Primești o reducere', 'Primești o~reducere'],
  ['ru', 'Товары в корзине и к ней', 'Товары в~корзине и~к~ней'],
])('in %s no line breaks after a one-letter word', (language, text, expected) => {
  expect(built(language, text).replaceAll('\u00a0', '~')).toBe(expected);
});

test.each([
  ['sk', 'Máte 14 dní, PSČ je 811 05', 'Máte 14~dní, PSČ je 811~05'],
  ['hu', '{{count}} termék, 3–4 hét múlva', '{{count}}~termék, 3–4~hét múlva'],
  ['ro', 'Ai 100 de zile', 'Ai 100~de zile'],
])('in %s no line breaks between a number and the next word', (language, text, expected) => {
  expect(built(language, text).replaceAll('\u00a0', '~')).toBe(expected);
});

test('word endings, dates and the end of a text are not changed', () => {
  for (const text of ['Dva kusy, skupina B a', 'Do 24. 11. vo {{name}} alebo po {{date}} neskôr'])
    expect(built('sk', text)).toBe(text);
});

test.each([
  ['sk', 'Pošleme vám e-mail na {{email}}', 'Pošleme vám e-~mail na {{email}}'],
  ['hu', 'A 46-os cipő {{price}}-tól', 'A 46-~os cipő {{price}}-~tól'],
  ['pl', 'E-mail', 'E-mail'],
])('in %s no line breaks within a word with a hyphen', (language, text, expected) => {
  expect(built(language, text).replaceAll('\u2060', '~').replaceAll('\u00a0', ' ')).toBe(expected);
});

test('in no text of a page does a line break within "e-mail"', () => {
  const root = path.join(import.meta.dirname, '../../../..');
  const files = globSync(['*/src/messages/*.json', 'shared/*/src/**/*messages/*.json'], { cwd: root });
  const texts = files.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return [...keepTogether.call({ resourcePath: file }, source).matchAll(/.{0,20}[\s(„«]e-.{0,5}/giu)].map(
      ([text]) => text,
    );
  });

  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => /[\s(„«]e-mail/i.test(text))).toEqual([]);
});
