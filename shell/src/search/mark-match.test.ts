import { markMatch } from './mark-match.ts';

test.each([
  ['Kabát s opaskom', 'kab', ['', 'Kab', 'át s opaskom']],
  ['Vlnený kabát', 'KABA', ['Vlnený ', 'kabá', 't']],
  ['Vlnený kabát', 'saty', ['Vlnený kabát', '', '']],
  ['Żółta sukienka', 'zolta', ['', 'Żółta', ' sukienka']],
  ['Пальто', 'паль', ['', 'Паль', 'то']],
  ['Kabát', ' ', ['Kabát', '', '']],
])('in "%s" any match of "%s" is marked', (name, phrase, parts) => {
  expect(markMatch(name, phrase)).toEqual(parts);
});
