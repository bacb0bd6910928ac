import type { CountryCode, InvoiceCompany } from '@odeta/contracts';
import { compactCode } from './typed-text.ts';

/**
 * Company numbers with their check digits. The rules are those of the registers, as documented and tested by python-stdnum
 * (https://arthurdejong.org/python-stdnum/): pl.nip, cz.dic for the Slovak IČO, sk.dph, hu.anum, ro.cf, ro.onrc, ua.edrpou, ua.rntrc.
 */
export type CompanyIdKind = 'nip' | 'ico' | 'dic' | 'ic-dph' | 'adoszam' | 'cui' | 'reg-com' | 'ua-code';

export type CompanyIdName = 'taxId' | 'registerId' | 'vatId';

interface CompanyId {
  name: CompanyIdName;
  kind: CompanyIdKind;
  /** The official name, on forms and invoices alike. */
  label: string;
  isRequired: boolean;
}

/** The numbers on an invoice of the country, in the order of its forms. */
const companyIds: Record<CountryCode, readonly CompanyId[]> = {
  pl: [{ name: 'taxId', kind: 'nip', label: 'NIP', isRequired: true }],
  sk: [
    { name: 'registerId', kind: 'ico', label: 'IČO', isRequired: true },
    { name: 'taxId', kind: 'dic', label: 'DIČ', isRequired: true },
    { name: 'vatId', kind: 'ic-dph', label: 'IČ DPH', isRequired: false },
  ],
  hu: [{ name: 'taxId', kind: 'adoszam', label: 'Adószám', isRequired: true }],
  ro: [
    { name: 'taxId', kind: 'cui', label: 'CUI', isRequired: true },
    { name: 'registerId', kind: 'reg-com', label: 'Nr. Reg. Com.', isRequired: false },
  ],
  ua: [{ name: 'taxId', kind: 'ua-code', label: 'ЕГРПОУ / ИНН', isRequired: true }],
};

/** Official names in another language of a country. */
const labels: Readonly<Record<string, Partial<Record<CompanyIdKind, string>>>> = {
  uk: { 'ua-code': 'ЄДРПОУ / ІПН' },
};

/** The numbers on an invoice of the country, with their names in the language. */
export const companyIdsOf = (country: CountryCode, language?: string): CompanyId[] =>
  companyIds[country].map((id) => ({ ...id, label: labels[language ?? '']?.[id.kind] ?? id.label }));

/** The name of a number that is copied with it. */
const NAMES = /^(?:NIP|I[ČC]DPH|I[ČC]O|DI[ČC]|ADÓSZÁM|ADOSZAM|CUI|CIF|ЄДРПОУ|ЕГРПОУ|ІПН|ИНН)[:№]*(?=[A-Z\d])/;

/** The stored and printed form of a number: without separators, and with the country code where it is part of the number. */
export function writtenCompanyId(kind: CompanyIdKind, typed: string): string {
  const value = compactCode(typed).toUpperCase().replace(/[.-]/g, '').replace(NAMES, '');
  switch (kind) {
    case 'nip':
      return value.replace(/^PL/, '');
    case 'adoszam':
      return value.replace(/^HU/, '').replace(/^(\d{8})(\d)(\d{2})$/, '$1-$2-$3');
    case 'ic-dph':
      return value.replace(/^(?=\d)/, 'SK');
    default:
      return value;
  }
}

/** Checks a number in its stored form. */
export const isCompanyId = (kind: CompanyIdKind, value: string): boolean => checks[kind](value);

const checks: Record<CompanyIdKind, (value: string) => boolean> = {
  nip: (value) => /^\d{10}$/.test(value) && sumOf(value, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(value),
  ico: (value) => /^\d{8}$/.test(value) && (11 - (sumOf(value, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === last(value),
  // The DIČ of a person has no check digit.
  dic: (value) => /^[1-9]\d{9}$/.test(value),
  'ic-dph': (value) => /^SK[1-9]\d[2-47-9]\d{7}$/.test(value) && Number(value.slice(2)) % 11 === 0,
  adoszam: (value) =>
    /^\d{8}-[1-5]-\d{2}$/.test(value) && (10 - (sumOf(value, [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10 === Number(value[7]),
  cui: (value) => {
    const digits = value.replace(/^RO/, '');
    return (
      /^[1-9]\d{1,9}$/.test(digits) &&
      ((sumOf(digits.padStart(10, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === last(digits)
    );
  },
  // The older format, and the one since July 2024.
  'reg-com': (value) => /^[JFC](?:\d{1,2}\/\d{1,6}\/\d{4}|\d{13})$/.test(value),
  'ua-code': (value) => isEdrpou(value) || isTaxpayer(value),
};

/** The number of a company. */
function isEdrpou(value: string) {
  if (!/^\d{8}$/.test(value)) return false;
  const weights = value < '30000000' || value > '60000000' ? [1, 2, 3, 4, 5, 6, 7] : [7, 1, 2, 3, 4, 5, 6];
  const first = sumOf(value, weights) % 11;
  const rest =
    first < 10
      ? first
      : sumOf(
          value,
          weights.map((weight) => weight + 2),
        ) % 11;
  return rest % 10 === last(value);
}

/** The number of an entrepreneur. */
const isTaxpayer = (value: string) =>
  /^\d{10}$/.test(value) && (sumOf(value, [-1, 5, 7, 9, 4, 6, 10, 5, 7]) % 11) % 10 === last(value);

const last = (value: string) => Number(value.at(-1));
const sumOf = (value: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, place) => sum + weight * Number(value[place]), 0);

/** A company as printed on an invoice in the language, one string per line. */
export const companyLines = (country: CountryCode, company: InvoiceCompany, language?: string): string[] => [
  company.company,
  ...companyIdsOf(country, language).flatMap(({ name, label }) =>
    company[name] ? [`${label}: ${company[name]}`] : [],
  ),
  company.street,
  `${company.postCode} ${company.city}`,
];
