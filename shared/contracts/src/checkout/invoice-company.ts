import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** In characters, of a field of a company. */
export const COMPANY_FIELD_LENGTH = 200;

const TextSchema = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000)), '');

/**
 * A company that an order is invoiced to. Which numbers it has, and their rules, differ by country (`shared/validation`): `taxId` is the
 * NIP, DIČ, adószám, CUI, or code of a Ukrainian taxpayer, `registerId` the IČO or number of the trade register, `vatId` the IČ DPH.
 */
export const InvoiceCompanySchema = v.object({
  company: TextSchema,
  taxId: TextSchema,
  registerId: TextSchema,
  vatId: TextSchema,
  street: TextSchema,
  postCode: TextSchema,
  city: TextSchema,
});
export type InvoiceCompany = v.InferOutput<typeof InvoiceCompanySchema>;

/** What the visitor's last order that was invoiced to a company had, to be offered again; `null` when there is none. */
export const readInvoiceCompany = endpoint({
  method: 'GET',
  path: '/checkout/invoice-company',
  summary: "The company of the visitor's last invoice",
  body: v.object({ company: v.nullable(InvoiceCompanySchema) }),
});
