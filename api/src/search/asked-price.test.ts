import type { Language } from '@odeta/contracts';
import { readAskedPrice } from './asked-price.ts';

test.each<[Language, string, string, number | null, number | null]>([
  ['sk', 'šaty pod 50 eur', 'šaty', null, 50],
  ['sk', 'šaty pod 50', 'šaty', null, 50],
  ['sk', 'kabát nad 100 EUR vlnený', 'kabát vlnený', 100, null],
  ['pl', 'sukienka do 50zł', 'sukienka', null, 50],
  ['pl', 'płaszcz 300 zł', 'płaszcz', null, 300],
  ['hu', 'ruha 20 000 Ft alatt', 'ruha', null, 20_000],
  ['hu', '10000 forint feletti kabát', 'kabát', 10_000, null],
  ['hu', 'ruha 20000 ft-ig', 'ruha', null, 20_000],
  ['ro', 'rochie pana la 200 lei', 'rochie', null, 200],
  ['ru', 'платье до 1000 грн', 'платье', null, 1000],
])('in %s "%s" asks for "%s" from %s to %s (P13)', (language, phrase, rest, from, to) => {
  expect(readAskedPrice(language, phrase)).toEqual({ rest, from, to });
});

test.each<[Language, string]>([
  ['sk', 'čižmy po kolená 42'],
  ['sk', 'vankúš 45 x 45'],
  ['pl', 'buty od 36 do 42'],
  ['hu', 'ing 42'],
  ['ro', 'fustă 38'],
  ['ru', 'брюки 50'],
  ['sk', 'šaty pod 5000000 eur'],
])('in %s "%s" is no price (P13)', (language, phrase) => {
  expect(readAskedPrice(language, phrase)).toBeNull();
});
