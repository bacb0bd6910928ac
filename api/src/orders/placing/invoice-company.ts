import type { CountryCode, CustomerFields, InvoiceCompany } from '@odeta/contracts';
import { addressLines, companyLines, companySchema } from '@odeta/validation';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import type { Session } from '../../http/session.ts';
import { fieldsError } from '../../http/validation.ts';
import { languageOf } from '../../language/editions.ts';

/** The company in its stored form. Throws an `ApiError` with the errors of the fields. */
export function requireCompany(country: CountryCode, company: InvoiceCompany | undefined): InvoiceCompany | null {
  if (!company) return null;
  const { success, output, issues } = v.safeParse(companySchema(country), company);
  if (!success) throw fieldsError(country, issues, 'invoice');
  return output;
}

/** Lines of the billing address. */
export const billToLines = (
  country: CountryCode,
  billTo: CustomerFields,
  invoiceTo: InvoiceCompany | null,
): string[] => (invoiceTo ? companyLines(country, invoiceTo, languageOf(country)) : addressLines(country, billTo));

/** The company of the last order in this country that was invoiced to one, of this session or its customer. */
export async function findInvoiceCompany(
  db: Kysely<Database>,
  { idHash, country }: Pick<Session, 'idHash' | 'country'>,
): Promise<InvoiceCompany | null> {
  if (!idHash) return null;
  const { rows } = await sql<{ invoiceTo: InvoiceCompany }>`
    select o.invoice_to from session s
    join shop_order o on o.country = ${country} and o.invoice_to is not null
      and (o.session_id in (s.id, s.owner_id) or o.customer_id = s.customer_id)
    where s.id_hash = ${idHash} and s.expires_at > now()
    order by o.placed_at desc, o.id limit 1
  `.execute(db);
  return rows[0]?.invoiceTo ?? null;
}
