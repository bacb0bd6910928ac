import { type CountryCode, countryCodes } from '@odeta/contracts';

const callingCodes: Readonly<Record<CountryCode, string>> = { pl: '48', sk: '421', hu: '36', ro: '40', ua: '380' };

/** A number as the customer has entered it, as `+421905123456`; `null` if it is not one of the shop's countries, which costs more. */
export function internationalNumber(country: CountryCode, typed: string): string | null {
  const digits = typed.replace(/[^\d+]/g, '').replace(/^00/, '+');
  if (digits === '') return null;
  const number = digits.startsWith('+') ? digits : `+${callingCodes[country]}${digits.replace(/^0/, '')}`;
  return countryCodes.some((code) => number.startsWith(`+${callingCodes[code]}`)) ? number : null;
}

/** For people: `••• 456`. */
export const maskedNumber = (number: string): string => `••• ${number.slice(-3)}`;
