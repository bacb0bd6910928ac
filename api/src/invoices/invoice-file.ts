import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { findIssuedWith, type StoredInvoice, savePdf } from './invoice.repository.ts';
import { drawInvoice } from './invoice-pdf.ts';

/** The PDF as it was first created: later versions of the shop and of its texts do not change it. */
export async function fileOf(db: Kysely<Database>, { id, number, document, pdf }: StoredInvoice) {
  const content = pdf ?? (await savePdf(db, id, await drawInvoice(document)));
  return { filename: `odeta-${number}.pdf`, content, contentType: 'application/pdf' };
}

/** The invoices that were issued with a parcel or with a refund, for its e-mail. */
export async function filesIssuedWith(db: Kysely<Database>, cause: Parameters<typeof findIssuedWith>[1]) {
  const invoices = await findIssuedWith(db, cause);
  return Promise.all(invoices.map((invoice) => fileOf(db, invoice)));
}
