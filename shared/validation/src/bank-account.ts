import type { CountryCode } from '@odeta/contracts';
import * as v from 'valibot';
import { ruleMessage } from './rule-message.ts';

/** Characters of an IBAN by country. */
const ibanLengths: Record<CountryCode, number> = { pl: 28, sk: 24, hu: 28, ro: 24, ua: 29 };

/** H18. An IBAN of the country: first its length, then its check digits. Polish people leave out the `PL`. */
export const bankAccount = (country: CountryCode) =>
  v.pipe(
    v.string(),
    v.transform((value) => normalizeIban(country, value)),
    v.check(
      (value) => value === '' || value.length === ibanLengths[country],
      ruleMessage('bank-account-length', { length: ibanLengths[country] }),
    ),
    v.check((value) => value === '' || isIban(country, value), 'bank-account'),
  );

function normalizeIban(country: CountryCode, value: string): string {
  const written = value.replace(/[\s-]/g, '').toUpperCase();
  return country === 'pl' && /^\d{26}$/.test(written) ? `PL${written}` : written;
}

/** ISO 13616: letters become numbers, the first four characters go to the end, and 1 is left when divided by 97. */
function isIban(country: CountryCode, iban: string) {
  if (!new RegExp(String.raw`^${country.toUpperCase()}\d\d[A-Z\d]+$`).test(iban)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((character) => Number.parseInt(character, 36)).join('');
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
