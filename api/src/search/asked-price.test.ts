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
  ['sk', 'vankúše do 15 €', 'vankúše', null, 15],
  ['sk', 'šaty do 39,90€', 'šaty', null, 40],
  ['sk', 'svetre od 20 do 40 eur', 'svetre', 20, 40],
  ['sk', 'tenisky 30-60 eur', 'tenisky', 30, 60],
  ['sk', 'medzi 20 a 40 eur kabelka', 'kabelka', 20, 40],
  ['pl', 'płaszcz między 300 a 500 zł', 'płaszcz', 300, 500],
  ['hu', 'ruha 10 000 - 20 000 ft', 'ruha', 10_000, 20_000],
  ['ro', 'pantofi pana la 300 de lei', 'pantofi', null, 300],
  ['ro', 'genti intre 100 si 300 lei', 'genti', 100, 300],
  ['ro', 'palton sub 1.299 lei', 'palton', null, 1299],
  ['ru', 'куртка от 2000 до 4000', 'куртка', 2000, 4000],
  ['ru', 'сукня до 1500', 'сукня', null, 1500],
  ['pl', 'buty 38 do 200 zł', 'buty 38', null, 200],
  ['sk', 'topánky 38 do 50 eur', 'topánky 38', null, 50],
  ['ro', 'pantofi 38 sub 300 lei', 'pantofi 38', null, 300],
  ['ru', 'ботинки 38 до 2000 грн', 'ботинки 38', null, 2000],
  ['hu', 'cipő 38 max 20000 ft', 'cipő 38', null, 20_000],
  ['pl', 'jeansy 32-34 do 150 zł', 'jeansy 32-34', null, 150],
  ['pl', 'torebka 100 zł do 200 zł', 'torebka', 100, 200],
])('in %s "%s" searches for "%s" priced from %s to %s (P13)', (language, phrase, rest, from, to) => {
  expect(readAskedPrice(language, phrase)).toEqual({ rest, from, to });
});

test.each<[Language, string]>([
  ['sk', 'čižmy po kolená 42'],
  ['sk', 'vankúš 45 x 45'],
  ['pl', 'buty od 36 do 42'],
  ['hu', 'ing 42'],
  ['ro', 'fustă 38'],
  ['sk', 'detské nohavice do 140'],
  ['sk', 'koberec 200 x 300'],
  ['sk', 'ponožky 40-42'],
  ['ru', 'брюки 50'],
  ['sk', 'šaty pod 5000000 eur'],
])('in %s "%s" contains no price (P13)', (language, phrase) => {
  expect(readAskedPrice(language, phrase)).toBeNull();
});
