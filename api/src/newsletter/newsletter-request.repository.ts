import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';

export type NewsletterRequest = Pick<Selectable<Database['newsletterRequest']>, 'country' | 'email' | 'origin'>;

/** Deletes and returns the oldest request; skips requests that another instance has locked. */
export async function takeRequest(trx: Transaction<Database>): Promise<NewsletterRequest | undefined> {
  const { rows } = await sql<NewsletterRequest>`
    delete from newsletter_request where order_id = (
      select order_id from newsletter_request order by due_at limit 1 for update skip locked
    )
    returning country, email, origin
  `.execute(trx);
  return rows[0];
}
