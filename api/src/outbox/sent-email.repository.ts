import { linkPaths } from '@odeta/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database, Row } from '../db/database.ts';
import type { EmailContent } from '../mail/mailer.ts';
import type { QueuedEmail } from './outbox.repository.ts';

/** Whoever reads the e-mail later must not open the order with its link. */
const withoutKeys = (text: string) => text.replaceAll(ORDER_LINK, '$1…');
const ORDER_LINK = new RegExp(`(${linkPaths.order})[\\w.~-]+`, 'g');

/** Keeps what was sent about an order, for service. */
export async function keepSent(
  trx: Transaction<Database>,
  { id, data }: Pick<QueuedEmail, 'id' | 'data'>,
  { subject, html, text, attachments = [] }: EmailContent,
): Promise<void> {
  const { orderId } = data;
  if (orderId === undefined) return;
  const { traceparent: _, ...again } = data;
  const files = attachments.map(({ filename }) => filename);
  await sql`
    insert into sent_email (outbox_id, order_id, subject, html, plain, attachments, data)
    values (
      ${id}, ${orderId}::uuid, ${subject}, ${withoutKeys(html)}, ${withoutKeys(text)}, ${files}::text[], ${JSON.stringify(again)}::jsonb
    )
    on conflict (outbox_id) do nothing
  `.execute(trx);
}

const listed = columns('outbox as o', 'id', 'kind', 'state', 'createdAt');

type ListedEmail = RowOf<typeof listed> & { subject: string; isKept: boolean };

/** E-mails about an order, in their order: those that wait or failed, and those that were sent in the last weeks. */
export async function findEmailsOf(db: Kysely<Database>, orderId: string): Promise<ListedEmail[]> {
  const { rows } = await sql<ListedEmail>`
    select ${listed}, '' as subject, false as is_kept from outbox o where o.data ->> 'orderId' = ${orderId}
    union all
    select ${listed}, s.subject, true as is_kept from sent_email s join outbox o on o.id = s.outbox_id where s.order_id = ${orderId}::uuid
    order by id
  `.execute(db);
  return rows;
}

const kept = columns('sentEmail as s', 'subject', 'html', 'plain', 'attachments', 'data');
const queued = columns('outbox as o', 'kind', 'recipient', 'createdAt', 'settledAt');

export type KeptEmail = RowOf<typeof kept> & RowOf<typeof queued>;

export async function findKept(
  db: Kysely<Database>,
  { orderId, id }: { orderId: string; id: number },
): Promise<KeptEmail | undefined> {
  const { rows } = await sql<KeptEmail>`
    select ${kept}, ${queued} from sent_email s join outbox o on o.id = s.outbox_id
    where s.outbox_id = ${id} and s.order_id = ${orderId}::uuid
  `.execute(db);
  return rows[0];
}

/** Keys of e-mails about an order that service has sent again since this moment. */
export async function findSentAgain(db: Kysely<Database>, orderId: string, since: Date): Promise<string[]> {
  const { rows } = await sql<Pick<Row<'outbox'>, 'key'>>`
    select o.key from outbox o
    where o.created_at > ${since} and o.key like 'again:%' and (
      o.id in (select s.outbox_id from sent_email s where s.order_id = ${orderId}::uuid)
      or o.data ->> 'orderId' = ${orderId}
    )
  `.execute(db);
  return rows.map(({ key }) => key);
}
