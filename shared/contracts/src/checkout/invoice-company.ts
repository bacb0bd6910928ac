import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';

/** Maximum number of characters of a field. */
export const COMPANY_FIELD_LENGTH = 200;

const TextSchema = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000)), '');

/**
 * A company for the invoice. Its numbers and their rules differ by country (`shared/validation`): `taxId` is NIP, DIČ, adószám,
 * CUI, or the code of a Ukrainian taxpayer; `registerId` is the IČO or the number in the trade register; `vatId` is the IČ DPH.
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

const FoundCompanySchema = v.pick(InvoiceCompanySchema, ['company', 'street', 'postCode', 'city']);
/** What a register of companies knows; what it does not disclose is empty. */
export type FoundCompany = v.InferOutput<typeof FoundCompanySchema>;

/** Looks a company up by its number in the register of the country. */
export const findCompany = endpoint({
  method: 'POST',
  path: '/checkout/company-lookup',
  summary: 'Name and address of a company by its tax number',
  payload: v.pick(InvoiceCompanySchema, ['taxId', 'vatId']),
  body: v.object({
    /** `unknown` also for a number that is not valid; `unreachable`: the register does not answer. */
    status: v.picklist(['found', 'unknown', 'unreachable']),
    company: v.nullable(FoundCompanySchema),
  }),
});

/** The company of the visitor's last order with a company invoice, to be suggested again; `null` without one. */
export const readInvoiceCompany = endpoint({
  method: 'GET',
  path: '/checkout/invoice-company',
  summary: "The company of the visitor's last invoice",
  body: v.object({ company: v.nullable(InvoiceCompanySchema) }),
});
