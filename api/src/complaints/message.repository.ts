import { type Kysely, sql } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';

const messageColumns = columns(
  'contactMessage as m',
  'id',
  'number',
  'country',
  'topic',
  'orderNumber',
  'customerNumber',
  'name',
  'email',
  'message',
  'answerBy',
  'receivedAt',
);

export interface Message extends RowOf<typeof messageColumns> {
  /** Names of the files, in order. */
  files: string[];
}

const MOST = 100;

/** Newest first. */
export async function findMessages(db: Kysely<Database>): Promise<Message[]> {
  const { rows } = await sql<Message>`
    select ${messageColumns},
      array(select a.name from contact_attachment a where a.message_id = m.id order by a.position) as files
    from contact_message m order by m.received_at desc, m.id limit ${MOST}
  `.execute(db);
  return rows;
}
