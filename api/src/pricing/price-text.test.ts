import { type CountryCode, countries } from '@odeta/contracts';
import { priceText, taxTexts } from './price-text.ts';

const text = (code: CountryCode, minor: number) =>
  priceText({ code, currency: countries[code].currency, country: countries[code] }, minor).replace(/\s/g, ' ');

test('prices in e-mails and contents are formatted as on the pages (R22)', () => {
  expect(text('ua', 249)).toBe('249 ₴');
  expect(text('hu', 2290)).toBe('2290 Ft');
  expect(text('sk', 599)).toBe('5,99 €');
});

test('tax in e-mails has the decimals of invoices, also where prices have none (N1)', () => {
  const taxOf = (code: CountryCode, minor: number, percent: number) => {
    const { net, vat } = taxTexts(
      { code, currency: countries[code].currency, country: countries[code] },
      minor,
      percent,
    );
    return [net, vat].map((said) => said.replace(/\s/g, ' '));
  };

  expect(taxOf('ua', 1234, 20)).toEqual(['1028,33 ₴', '205,67 ₴']);
  expect(taxOf('hu', 2290, 27)).toEqual(['1803 Ft', '487 Ft']);
  expect(taxOf('sk', 599, 23)).toEqual(['4,87 €', '1,12 €']);
});
