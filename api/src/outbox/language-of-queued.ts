import { countries, type Language, languageOfShopAddress } from '@odeta/contracts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { QueuedEmail } from './outbox.repository.ts';

/** Where the shop's address is stored that a message answers, by its kind; of all others it is in their data, or their order has it. */
const storedIn: Readonly<Record<string, string>> = {
  'stock-notice-request': 'stock_notice',
  'stock-back': 'stock_notice',
  'withdrawal-receipt': 'withdrawal',
  'contact-copy': 'contact_message',
  'contact-answer': 'contact_message',
};

/** The language in which a message was asked for: that of the shop's address that was stored then. */
export async function languageOfQueued(trx: Transaction<Database>, queued: QueuedEmail): Promise<Language> {
  const { languages } = countries[queued.country];
  if (languages.length === 1) return languages[0];
  const address = queued.data.origin ?? (await findAddress(trx, queued)) ?? '';
  return languageOfShopAddress(address, queued.country);
}

async function findAddress(trx: Transaction<Database>, { kind, data }: QueuedEmail): Promise<string | undefined> {
  const table = data.orderId === undefined ? storedIn[kind] : 'shop_order';
  if (table === undefined) return undefined;
  const { rows } = await sql<{ origin: string }>`
    select origin from ${sql.table(table)} where id::text = ${data.orderId ?? data.id ?? ''}
  `.execute(trx);
  return rows[0]?.origin;
}
