import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { ContactMessageRow } from '../help/contact.repository.ts';

export type Message = Pick<
  ContactMessageRow,
  | 'id'
  | 'number'
  | 'country'
  | 'topic'
  | 'orderNumber'
  | 'customerNumber'
  | 'name'
  | 'email'
  | 'message'
  | 'answerBy'
  | 'receivedAt'
> & {
  /** Names of the files, in order. */
  files: string[];
};

const MOST = 100;

/** Newest first. */
export async function findMessages(db: Kysely<Database>): Promise<Message[]> {
  const { rows } = await sql<Message>`
    select m.id, m.number, m.country, m.topic, m.order_number, m.customer_number, m.name, m.email, m.message, m.answer_by, m.received_at,
      array(select a.name from contact_attachment a where a.message_id = m.id order by a.position) as files
    from contact_message m order by m.received_at desc, m.id limit ${MOST}
  `.execute(db);
  return rows;
}
