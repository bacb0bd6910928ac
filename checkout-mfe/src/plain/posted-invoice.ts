import type { CountryCode, InvoiceCompany } from '@odeta/contracts';
import type { FormFields } from '@odeta/storefront';
import { fieldIssues } from '@odeta/ui/forms';
import { companyIdsOf, companySchema } from '@odeta/validation';

type Name = keyof InvoiceCompany;

/** In the order of the form. */
export const companyFields = (country: CountryCode): Name[] => [
  'company',
  ...companyIdsOf(country).map(({ name }) => name as Name),
  'street',
  'postCode',
  'city',
];

/** The name of the field, which the address of the order does not have. */
export const invoiceField = (name: Name): string => `invoice-${name}`;

/** The company that the invoice is asked for, and the broken rules by the names of fields; nothing without one. */
export function invoiceIn(fields: FormFields, country: CountryCode) {
  if (!fields.has('invoice')) return { company: undefined, issues: {} };
  const names: Name[] = ['company', 'taxId', 'registerId', 'vatId', 'street', 'postCode', 'city'];
  const company = Object.fromEntries(names.map((name) => [name, fields.one(invoiceField(name))])) as InvoiceCompany;
  const broken = Object.entries(fieldIssues(companySchema(country), company));
  return {
    company,
    issues: Object.fromEntries(broken.map(([name, message]) => [invoiceField(name as Name), message])),
  };
}
