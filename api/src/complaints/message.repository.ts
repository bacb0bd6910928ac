import { type Kysely, sql, type Transaction } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';

const messageColumns = columns(
  'contactMessage as m',
  'id',
  'number',
  'country',
  'topic',
  'orderNumber',
  'customerNumber as customer',
  'name',
  'email',
  'message',
  'answerBy',
  'receivedAt',
  'origin',
);

interface MessageAnswer {
  /** In ISO 8601. */
  at: string;
  by: string;
  way: 'email' | 'elsewhere';
  words: string;
}

export interface Message extends RowOf<typeof messageColumns> {
  /** Names of the files, in order. */
  files: string[];
  answers: MessageAnswer[];
  /** Of all that were found. */
  count: number;
}

/** Those that wait, the most urgent first; those that are settled, the newest first. `words`: in any of what is shown. */
export async function findMessages(
  db: Kysely<Database>,
  { state, words, most }: { state: 'waiting' | 'settled'; words: string; most: number },
): Promise<Message[]> {
  const shown = sql`concat_ws(' ', m.number, m.order_number, m.customer_number, m.name, m.email, m.message)`;
  const order = state === 'waiting' ? sql`m.answer_by, m.received_at` : sql`m.received_at desc`;
  const { rows } = await sql<Message>`
    select ${messageColumns}, count(*) over ()::int as count,
      array(select a.name from contact_attachment a where a.message_id = m.id order by a.position) as files,
      (
        select coalesce(json_agg(json_build_object('at', a.answered_at, 'by', s.name, 'way', a.way, 'words', a.words) order by a.id), '[]')
        from contact_answer a join staff_member s on s.id = a.member_id where a.message_id = m.id
      ) as answers
    from contact_message m
    where (m.settled_at is null) = ${state === 'waiting'} and (${words} = '' or strpos(lower(${shown}), lower(${words})) > 0)
    order by ${order}, m.id limit ${most}
  `.execute(db);
  return rows;
}

const toldColumns = columns('contactMessage', 'number', 'country', 'email', 'orderNumber');
export type AnsweredMessage = RowOf<typeof toldColumns>;

export const findMessage = (db: Kysely<Database>, id: string): Promise<AnsweredMessage | undefined> =>
  db
    .selectFrom('contactMessage')
    .select(['number', 'country', 'email', 'orderNumber'])
    .where('id', '=', id)
    .executeTakeFirst();

interface NewAnswer {
  messageId: string;
  memberId: number;
  /** Of the request: repeated, it answers once. */
  key: string;
  way: 'email' | 'elsewhere';
  words: string;
  now: Date;
}

/** Returns the answer's id; `repeated` when the request has stored it before, `settled` when somebody else was first. */
export async function saveAnswer(
  trx: Transaction<Database>,
  { now, ...answer }: NewAnswer,
): Promise<number | 'repeated' | 'settled'> {
  const { messageId, key } = answer;
  // Of two employees who answer at the same time, the second one waits here, and sees that the message is settled.
  const isFirst = await trx
    .updateTable('contactMessage')
    .set({ settledAt: now })
    .where('id', '=', messageId)
    .where('settledAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!isFirst) {
    const own = trx.selectFrom('contactAnswer').select('id').where('messageId', '=', messageId).where('key', '=', key);
    return (await own.executeTakeFirst()) ? 'repeated' : 'settled';
  }
  const { id } = await trx
    .insertInto('contactAnswer')
    .values({ ...answer, answeredAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
