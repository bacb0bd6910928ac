import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { findIssuedWith, type StoredInvoice, savePdf } from './invoice.repository.ts';
import { drawInvoice } from './invoice-pdf.ts';

/** The invoice as it was first drawn: later versions of the shop, and of its words, do not change it. */
export async function fileOf(db: Kysely<Database>, { id, number, document, pdf }: StoredInvoice) {
  const content = pdf ?? (await savePdf(db, id, await drawInvoice(document)));
  return { filename: `odeta-${number}.pdf`, content, contentType: 'application/pdf' };
}

/** For the e-mail of a parcel, or of what went back: what was issued with it. */
export async function filesIssuedWith(db: Kysely<Database>, cause: Parameters<typeof findIssuedWith>[1]) {
  const invoices = await findIssuedWith(db, cause);
  return Promise.all(invoices.map((invoice) => fileOf(db, invoice)));
}
