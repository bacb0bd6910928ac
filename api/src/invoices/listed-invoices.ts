import { type OrderInvoice, orderInvoiceOf } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { listInvoices } from './invoice.repository.ts';

/** The invoice of an order and its corrections, with their URLs. */
export async function invoicesOf(db: Kysely<Database>, orderId: string): Promise<OrderInvoice[]> {
  const rows = await listInvoices(db, orderId);
  return rows.map(({ id, kind, number, issuedAt }) => ({
    ...{ kind, number, issuedAt: issuedAt.toISOString(), url: orderInvoiceOf(orderId, id) },
  }));
}
