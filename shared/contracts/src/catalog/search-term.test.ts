import { fc } from '@odeta/testing/properties';
import { searchTermOf, searchUrl, suggestionPhraseOf } from './search-term.ts';

test.each([
  ['  kabát  ', 'kabát'],
  ['<b>kabát</b> zimný', 'kabát zimný'],
  ['kabát.zimný', 'kabát zimný'],
  ['t-shirt, XL!', 'tshirt XL'],
  ['/šaty/', 'šaty'],
  ['1/2 rukáv', '1/2 rukáv'],
  ['€ + ?', ''],
  ['пальто «зима»', 'пальто зима'],
])('the input "%s" becomes the search term "%s" (C1)', (typed, term) => {
  expect(searchTermOf(typed)).toBe(term);
});

test('the search URL contains the whole term in encoded form', () => {
  expect(searchUrl('šaty 1/2')).toBe('/search/%C5%A1aty%201%2F2/');
});

test('cleaning a term twice changes nothing more, and the term is a single path segment of the URL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const term = searchTermOf(typed);
      expect(searchTermOf(term)).toBe(term);
      expect(searchUrl(term).split('/')).toHaveLength(4);
    }),
  );
});

test.each([
  [' šaty ', 'šaty'],
  ['1/2 rukáv', '1-2 rukáv'],
  ['t.shirt', 't shirt'],
  ['<b>', '<b>'],
])('the input "%s" requests suggestions for "%s" (C3)', (typed, phrase) => {
  expect(suggestionPhraseOf(typed)).toBe(phrase);
});
