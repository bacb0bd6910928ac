import { fc } from '@odeta/testing/properties';
import { countries } from './base/country.ts';
import { createNumberFormat, createPriceFormat } from './numbers.ts';

test.each(Object.values(countries))('prices of $code are formatted like Intl.NumberFormat', (country) => {
  const { locale, currency, minorDigits } = country;
  const byUnicode = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: minorDigits,
    maximumFractionDigits: minorDigits,
  });
  const format = createPriceFormat(country);
  const price = fc.integer({ min: -10_000_000, max: 1_000_000_000 }).map((minor) => minor / 10 ** minorDigits);

  fc.assert(fc.property(price, (value) => format(value) === byUnicode.format(value)));
});

test('a currency that no country of the shop uses is shown by its code', () => {
  expect(createPriceFormat({ currency: 'CZK', minorDigits: 2 })(1234.5)).toBe('1\u00a0234,50\u00a0CZK');
});

test.each(Object.values(countries))('counts and ratings of $code are formatted like Intl.NumberFormat', (country) => {
  const byUnicode = new Intl.NumberFormat(country.locale);
  const format = createNumberFormat(country);
  const count = fc.integer({ min: -1_000_000, max: 2_000_000_000 });
  const rating = fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10);

  fc.assert(fc.property(fc.oneof(count, rating), (value) => format(value) === byUnicode.format(value)));
});
