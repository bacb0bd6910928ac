import { countries, countryCodes, countryOfHost, hostOfCountry } from './country.ts';

test.each([
  ['sk.localhost:3000', 'hu.localhost:3000'],
  ['localhost:3000', 'hu.localhost:3000'],
  ['odeta.sk', 'odeta.hu'],
  ['www.odeta.sk', 'www.odeta.hu'],
  ['hu.example.com', 'hu.example.com'],
  ['shop.example.com', 'hu.shop.example.com'],
])('the Hungarian shop of %s is %s', (host, expected) => {
  expect(hostOfCountry(host, 'hu')).toBe(expected);
});

test.each(['sk.localhost:3000', 'localhost:3000', 'www.odeta.ro', 'shop.example.com'])(
  'the host of every country beside %s is read as that country',
  (host) => {
    for (const country of countryCodes) expect(countryOfHost(hostOfCountry(host, country))).toBe(country);
  },
);

test('Ukraine is shown in Russian: language and locale are fields of the country, the same address in another one is data (A1, R23)', () => {
  expect(countries.ua).toMatchObject({ code: 'ua', language: 'ru', locale: 'ru-UA', currency: 'UAH' });
});
