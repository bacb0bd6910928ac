import { countries, countryCodes, languages } from './country.ts';
import {
  countryIn,
  languageOfShopAddress,
  pathOfAddress,
  pathPrefixOf,
  pathPrefixOfAddress,
  withoutPathPrefix,
  withPathPrefix,
} from './country-language.ts';

test('the first language of a country is its default one, and every language belongs to a country (A1)', () => {
  for (const code of countryCodes) expect(countries[code].language).toBe(countries[code].languages[0]);
  expect(new Set(countryCodes.flatMap((code) => countries[code].languages))).toEqual(new Set(languages));
});

test('only pages of further languages have a prefix, which makes uk the default by the order of the languages alone (A1)', () => {
  const { ua } = countries;
  const flipped = countryIn({ ...ua, languages: ['uk', 'ru'], language: 'uk', locale: 'uk-UA' }, undefined);

  expect([ua, countryIn(ua, 'uk')].map(pathPrefixOf)).toEqual(['', '/uk']);
  expect([flipped, countryIn(flipped, 'ru')].map((one) => [one.locale, pathPrefixOf(one)])).toEqual([
    ['uk-UA', ''],
    ['ru-UA', '/ru'],
  ]);
  expect(countryIn(countries.sk, 'uk')).toBe(countries.sk);
});

test.each([
  ['/uk/cart?a=1', { address: '/cart?a=1', language: 'uk' }],
  ['/uk', { address: '/', language: 'uk' }],
  ['/uk?a=1', { address: '/?a=1', language: 'uk' }],
  ['/ru/cart', { address: '/cart', language: 'ru' }],
  ['/ukraine', { address: '/ukraine', language: null }],
  ['/pl/cart', { address: '/pl/cart', language: null }],
])('in ua, %s is %j', (address, expected) => {
  expect(withoutPathPrefix(address, 'ua')).toEqual(expected);
});

test('no address of a country with one language has a prefix', () => {
  for (const address of ['/sk/cart', '/uk/cart'])
    expect(withoutPathPrefix(address, 'sk')).toEqual({ address, language: null });
});

test('addresses of the shop get the prefix once, and others none', () => {
  const addresses = ['/cart', '/', '/uk/cart', '/uk', '//cdn.example/a', 'https://odeta.sk/', '#main', 'tel:1'];

  expect(addresses.map((address) => withPathPrefix(address, '/uk'))).toEqual([
    ...['/uk/cart', '/uk/', '/uk/cart', '/uk', '//cdn.example/a', 'https://odeta.sk/', '#main', 'tel:1'],
  ]);
});

test('the address of a page and that of the shop tell the language', () => {
  const page = { host: 'ua.localhost:3000', pathname: '/uk/c/palto' };

  expect([pathPrefixOfAddress(page), pathOfAddress(page)]).toEqual(['/uk', '/c/palto']);
  expect(
    ['https://ua.odeta.example/uk', 'https://ua.odeta.example', ''].map((address) =>
      languageOfShopAddress(address, 'ua'),
    ),
  ).toEqual(['uk', 'ru', 'ru']);
});
