import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../db/database.ts';

export type NewsletterRequest = Pick<
  Selectable<Database['newsletterRequest']>,
  'orderId' | 'country' | 'email' | 'origin'
>;

/**
 * Requests whose e-mail is to be sent now. Whoever gets them sends them: for others they are due only after `againSeconds`, in
 * case the process ends before it has sent them.
 */
export async function takeRequests(
  db: Kysely<Database>,
  { againSeconds, most }: { againSeconds: number; most: number },
): Promise<NewsletterRequest[]> {
  const { rows } = await sql<NewsletterRequest>`
    with due as (
      select order_id from newsletter_request where due_at <= now() order by due_at limit ${most} for update skip locked
    )
    update newsletter_request r set due_at = now() + make_interval(secs => ${againSeconds})
    from due where r.order_id = due.order_id
    returning r.order_id, r.country, r.email, r.origin
  `.execute(db);
  return rows;
}

export async function deleteRequest(db: Kysely<Database>, orderId: string): Promise<void> {
  await db.deleteFrom('newsletterRequest').where('orderId', '=', orderId).execute();
}
