import { type CountryCode, countries } from '@odeta/contracts';
import { countrySpecs, isSEPACountry, isValidIBAN } from 'ibantools';
import * as v from 'valibot';
import { ruleMessage } from './rule-message.ts';
import { compactCode, oneLine } from './typed-text.ts';

interface Accounts {
  /** Whether the shop pays to all accounts of the SEPA area, or only to those of the country. */
  area: 'sepa' | 'country';
  /** How a domestic account is written without the letters of the country. */
  domestic?: RegExp;
}

const accounts: Record<CountryCode, Accounts> = {
  pl: { area: 'sepa', domestic: /^\d{26}$/ },
  sk: { area: 'sepa' },
  hu: { area: 'sepa' },
  ro: { area: 'sepa' },
  ua: { area: 'country' },
};

/** H18. An IBAN that the country's shop can pay to: checks its country, then its length, then its check digits. */
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
  return accounts[country].domestic?.test(written) ? countries[country].iso + written : written;
}

function causeOf(country: CountryCode, iban: string): string | undefined {
  const code = /^[A-Z]{2}/.exec(iban)?.[0] ?? countries[country].iso;
  if (!isPaidTo(country, code)) return 'bank-account-country';
  const length = countrySpecs[code]?.chars ?? 0;
  if (iban.length !== length) return ruleMessage('bank-account-length', { length, count: iban.length });
  return isValidIBAN(iban) ? undefined : 'bank-account';
}

const isPaidTo = (country: CountryCode, code: string) =>
  code === countries[country].iso || (accounts[country].area === 'sepa' && isSEPACountry(code));
