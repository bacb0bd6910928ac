import type { CountryCode } from '@odeta/contracts';

/** Decimal places of tax amounts, also where prices have none, as in Ukraine: only forints have none. */
const taxDigits: Record<CountryCode, number> = { pl: 2, sk: 2, hu: 0, ro: 2, ua: 2 };

/** Decimal places of net amounts and taxes on invoices and in e-mails. */
export const taxDigitsOf = (country: CountryCode): number => taxDigits[country];
