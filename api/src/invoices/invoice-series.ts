import type { CountryCode } from '@odeta/contracts';
import type { InvoiceKind } from '../db/invoice-document.ts';

/** Prefixes of a country's series of invoices and credit notes: the usual abbreviations in its accounting. */
const series: Record<CountryCode, Record<InvoiceKind, string>> = {
  pl: { invoice: 'FV', correction: 'FK' },
  sk: { invoice: 'FA', correction: 'OD' },
  hu: { invoice: 'SZ', correction: 'HSZ' },
  ro: { invoice: 'ODF', correction: 'ODS' },
  ua: { invoice: 'RN', correction: 'VN' },
};
const DIGITS = 6;

export const numberOf = (
  country: CountryCode,
  kind: InvoiceKind,
  { year, position }: { year: number; position: number },
) => `${series[country][kind]}-${year}-${String(position).padStart(DIGITS, '0')}`;
