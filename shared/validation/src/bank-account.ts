import { type CountryCode, countries } from '@odeta/contracts';
import { countrySpecs, isSEPACountry, isValidIBAN } from 'ibantools';
import * as v from 'valibot';
import { ruleMessage } from './rule-message.ts';
import { compactCode, oneLine } from './typed-text.ts';

/**
 * H18. An IBAN that the country's shop can pay to: checks its country, then its length, then its check digits. In the EU any
 * account of the SEPA area, in Ukraine only Ukrainian ones. Polish customers may leave out the `PL`.
 */
export const bankAccount = (country: CountryCode) =>
  v.pipe(
    v.string(),
    oneLine,
    v.transform((value) => normalizeIban(country, value)),
    v.rawCheck<string>(({ dataset, addIssue }) => {
      const cause = dataset.typed && dataset.value !== '' ? causeOf(country, dataset.value) : undefined;
      if (cause !== undefined) addIssue({ message: cause });
    }),
  );

function normalizeIban(country: CountryCode, value: string): string {
  const written = compactCode(value)
    .toUpperCase()
    .replace(/^IBAN:?/, '')
    .replace(/[.-]/g, '');
  return country === 'pl' && /^\d{26}$/.test(written) ? `PL${written}` : written;
}

function causeOf(country: CountryCode, iban: string): string | undefined {
  const code = /^[A-Z]{2}/.exec(iban)?.[0] ?? countries[country].iso;
  if (!isPaidTo(country, code)) return 'bank-account-country';
  const length = countrySpecs[code]?.chars ?? 0;
  if (iban.length !== length) return ruleMessage('bank-account-length', { length, count: iban.length });
  return isValidIBAN(iban) ? undefined : 'bank-account';
}

const isPaidTo = (country: CountryCode, code: string) =>
  code === countries[country].iso || (country !== 'ua' && isSEPACountry(code));
