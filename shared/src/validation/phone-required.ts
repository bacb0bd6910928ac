import type { CountryCode } from '../contracts/base/country.ts';

const needsPhone: ReadonlySet<string> = new Set([
  'pick_up_point',
  'zabka',
  'inpost',
  'post_office',
  'orlen',
  'balikobox',
  'bnp_office',
  'magyar_packstation',
  'magyar_office',
  'cargus_office',
  'cargus_packstation',
]);

const needsPhoneIn: Partial<Record<CountryCode, ReadonlySet<string>>> = { ro: new Set(['post']) };

/** J14, R13. Whether the chosen delivery needs a telephone number; `null` while none is chosen. */
export const isPhoneRequired = (country: CountryCode, shipping: string | null) =>
  shipping !== null && (needsPhone.has(shipping) || (needsPhoneIn[country]?.has(shipping) ?? false));
