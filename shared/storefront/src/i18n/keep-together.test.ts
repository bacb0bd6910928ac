import { createRequire } from 'node:module';

type Loader = (this: { resourcePath: string }, source: string) => string;

const keepTogether: Loader = createRequire(import.meta.url)('../../../build/keep-together-loader.cjs');
const built = (language: string, text: string) =>
  JSON.parse(keepTogether.call({ resourcePath: `/unit/src/messages/${language}.json` }, JSON.stringify({ text }))).text;

test.each([
  ['sk', 'V košíku a v obľúbených s {{name}}', 'V~košíku a~v~obľúbených s~{{name}}'],
  ['pl', 'Zwrot w 14 dni (z kuponem)', 'Zwrot w~14 dni (z~kuponem)'],
  ['ru', 'Товары в корзине и к ней', 'Товары в~корзине и~к~ней'],
])('in %s no line ends with a word of one letter', (language, text, expected) => {
  expect(built(language, text).replaceAll('\u00a0', '~')).toBe(expected);
});

test('the ends of words and of texts stay as they are', () => {
  const text = 'Dva kusy, skupina B a';
  expect(built('sk', text)).toBe(text);
});
