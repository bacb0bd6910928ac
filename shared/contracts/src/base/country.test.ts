import { countries, countryCodes, countryOfHost, hostOfCountry } from './country.ts';

test.each([
  ['sk.localhost:3000', 'hu.localhost:3000'],
  ['localhost:3000', 'hu.localhost:3000'],
  ['odeta.sk', 'odeta.hu'],
  ['www.odeta.sk', 'www.odeta.hu'],
  ['hu.example.com', 'hu.example.com'],
  ['shop.example.com', 'hu.shop.example.com'],
])('the host of the Hungarian shop for %s is %s', (host, expected) => {
  expect(hostOfCountry(host, 'hu')).toBe(expected);
});

test.each(['sk.localhost:3000', 'localhost:3000', 'www.odeta.ro', 'shop.example.com'])(
  'every country host derived from %s is recognised as that country',
  (host) => {
    for (const country of countryCodes) expect(countryOfHost(hostOfCountry(host, country))).toBe(country);
  },
);

test('the country ua has the language ru, the locale ru-UA and the currency UAH (A1, R23)', () => {
  expect(countries.ua).toMatchObject({ code: 'ua', language: 'ru', locale: 'ru-UA', currency: 'UAH' });
});
