import { type CountryCode, countries } from '@odeta/contracts';
import { priceText } from './price-text.ts';

const text = (code: CountryCode, minor: number) =>
  priceText({ code, currency: countries[code].currency, country: countries[code] }, minor).replace(/\s/g, ' ');

test('prices in e-mails and contents are formatted as on the pages (R22)', () => {
  expect(text('ua', 249)).toBe('249 ₴');
  expect(text('hu', 2290)).toBe('2290 Ft');
  expect(text('sk', 599)).toBe('5,99 €');
});
