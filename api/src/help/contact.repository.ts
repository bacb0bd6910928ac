import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { freeNumber } from '../db/free-number.ts';

export type ContactMessageRow = Selectable<Database['contactMessage']>;

export type NewContactMessage = Omit<Insertable<Database['contactMessage']>, 'id' | 'number'> & {
  /** Random numbers, of which the first free one is used. */
  numbers: readonly string[];
};

/** `undefined` when there is a message with this idempotency key. */
export async function saveContactMessage(
  trx: Transaction<Database>,
  { numbers, ...row }: NewContactMessage,
): Promise<ContactMessageRow | undefined> {
  return trx
    .insertInto('contactMessage')
    .values({
      ...row,
      number: freeNumber('contact_message', numbers),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export const findMessageByKey = (db: Kysely<Database>, key: string): Promise<ContactMessageRow | undefined> =>
  db.selectFrom('contactMessage').selectAll().where('key', '=', key).executeTakeFirst();

export const readContactMessage = (db: Kysely<Database>, id: string): Promise<ContactMessageRow> =>
  db.selectFrom('contactMessage').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The words of an employee's answer. */
export async function readAnswer(db: Kysely<Database>, id: number): Promise<string> {
  const { words } = await db.selectFrom('contactAnswer').select('words').where('id', '=', id).executeTakeFirstOrThrow();
  return words;
}

/** Messages from this address since then. Locks out other counts for the address until the transaction ends. */
export async function countMessages(trx: Transaction<Database>, emailKey: string, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${emailKey}`}, 0))`.execute(trx);
  const { count } = await trx
    .selectFrom('contactMessage')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('emailKey', '=', emailKey)
    .where('receivedAt', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function saveAttachments(
  trx: Transaction<Database>,
  messageId: string,
  files: readonly { name: string; content: Buffer }[],
): Promise<void> {
  if (files.length === 0) return;
  const rows = files.map(({ name, content }, position) => ({ messageId, position, name, content }));
  await trx.insertInto('contactAttachment').values(rows).execute();
}

export const findAttachments = (db: Kysely<Database>, messageId: string) =>
  db
    .selectFrom('contactAttachment')
    .select(['name', 'content'])
    .where('messageId', '=', messageId)
    .orderBy('position')
    .execute();
