import type { CountryCode } from '@odeta/contracts';
import { traceparentOf } from '@odeta/node/tracing';
import { sql, type Transaction } from 'kysely';
import type { EmailKind, PushKind } from '../db/column-types.ts';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';
import { takeLetter } from './address-limit.repository.ts';
import { type KnownKind, type ListKind, recipients, type TypedKind } from './recipients.ts';
import { emailHashOf, hasLeft } from './suppression.repository.ts';

export interface NewEmail<Kind extends EmailKind = KnownKind> {
  key: string;
  kind: Kind;
  country: CountryCode;
  recipient: string;
  data: Record<string, string>;
}

/** Queues an e-mail in the transaction of its event, for a recipient whom the shop knows. An event gets only one e-mail of a kind. */
export const addEmail = (trx: Transaction<Database>, email: NewEmail): Promise<void> => insert(trx, email);

/**
 * The same for an address that whoever sends the request has only typed. Beyond the limit of the address nothing is queued, and the result
 * is `false`: the response must be the same, because it would reveal what else the address was used for.
 */
export async function addTypedEmail(trx: Transaction<Database>, email: NewEmail<TypedKind>): Promise<boolean> {
  const isRecovery = recipients[email.kind] === 'recovery';
  if (!(await takeLetter(trx, email.recipient, { isRecovery }))) return false;
  await insert(trx, email);
  return true;
}

/** The same for the address of an account: until it is confirmed, whoever created the account has only typed it. */
export async function addAccountEmail(
  trx: Transaction<Database>,
  { isEmailConfirmed }: { isEmailConfirmed: boolean },
  email: NewEmail<KnownKind & TypedKind>,
): Promise<void> {
  await (isEmailConfirmed ? addEmail(trx, email) : addTypedEmail(trx, email));
}

/** The same for a mailing list. Nothing is queued for an address that has left it, and the result is `false`. */
export async function addListEmail(
  trx: Transaction<Database>,
  secret: string,
  email: NewEmail<ListKind>,
): Promise<boolean> {
  const { country, recipient, kind } = email;
  if (await hasLeft(trx, { country, list: recipients[kind], emailHash: emailHashOf(secret, recipient) })) return false;
  await insert(trx, email);
  return true;
}

/** A part of the data of an e-mail: however much later it is sent, it belongs to the trace of its event. Empty where nothing is traced. */
export function ownTrace(): Record<string, string> {
  const traceparent = traceparentOf();
  return traceparent === undefined ? {} : { traceparent };
}

async function insert(trx: Transaction<Database>, { data, ...email }: NewEmail<EmailKind>): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({ ...email, data: JSON.stringify({ ...data, ...ownTrace() }) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

const queuedColumns = columns('outbox', 'id', 'key', 'kind', 'country', 'recipient', 'data', 'attempts');

export type QueuedEmail = RowOf<typeof queuedColumns>;

/** Locks one e-mail that is due until the transaction ends. Leaves kinds that only a newer version knows to that version. */
export async function takeDue(
  trx: Transaction<Database>,
  kinds: readonly (EmailKind | PushKind)[],
): Promise<QueuedEmail | undefined> {
  const { rows } = await sql<QueuedEmail>`
    select ${queuedColumns} from outbox
    where state = 'waiting' and due_at <= now() and kind = any(${[...kinds]})
    order by due_at, id limit 1 for update skip locked
  `.execute(trx);
  return rows[0];
}

export async function saveSettled(trx: Transaction<Database>, id: number, state: 'sent' | 'dropped'): Promise<void> {
  await sql`
    update outbox set state = ${state}, attempts = attempts + 1, data = '{}', failure = null, settled_at = now() where id = ${id}
  `.execute(trx);
}

/** It is tried again after this many seconds. */
export async function saveDelayed(
  trx: Transaction<Database>,
  id: number,
  { failure, seconds }: { failure: string; seconds: number },
): Promise<void> {
  await sql`
    update outbox set attempts = attempts + 1, failure = ${failure}, due_at = now() + make_interval(secs => ${seconds})
    where id = ${id}
  `.execute(trx);
}

/** Gives it up, but keeps its data, so that an operator can set it to `waiting` again. */
export async function saveFailed(trx: Transaction<Database>, id: number, failure: string): Promise<void> {
  await sql`
    update outbox set state = 'failed', attempts = attempts + 1, failure = ${failure}, settled_at = now() where id = ${id}
  `.execute(trx);
}
