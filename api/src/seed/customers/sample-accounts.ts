import type { CountryCode } from '@odeta/contracts';

/** Accounts with correct check digits that belong to nobody, among them the examples of the IBAN registry. */
export const SAMPLE_ACCOUNTS: Readonly<Record<CountryCode, string>> = {
  pl: 'PL61109010140000071219812874',
  hu: 'HU42117730161111101800000000',
  sk: 'SK3112000000198742637541',
  ro: 'RO49AAAA1B31007593840000',
  ua: 'UA213223130000026007233566001',
};
