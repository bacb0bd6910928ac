import { createHmac } from 'node:crypto';
import type { CountryCode } from '@odeta/contracts';
import { secretsOf } from '@odeta/node/former-secrets';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { MailingList } from '../db/column-types.ts';
import type { Database } from '../db/database.ts';
import { emailKeyOf } from '../identity/email-key.ts';

/** Hours in which leaving a list can be undone. */
const UNDO_HOURS = 24;

/** A place in the list of those who have left a mailing list. */
export interface Suppressed {
  country: CountryCode;
  list: MailingList;
  emailHash: EmailHash;
}

/** With the secret of the shop, and then with those before it. */
type EmailHash = readonly [Buffer, ...Buffer[]];

/** Equal for equal addresses, but nobody can read or guess the address without the shop's key. */
export function emailHashOf(secret: string, email: string): EmailHash {
  const hashWith = (one: string) =>
    createHmac('sha256', one)
      .update(`suppression|${emailKeyOf(email)}`)
      .digest();
  const [present, ...former] = secretsOf(secret);
  return [hashWith(present), ...former.map(hashWith)];
}

const isAt = ({ country, list, emailHash }: Suppressed) =>
  sql`country = ${country} and list = ${list} and email_hash = any(${[...emailHash]}::bytea[])`;

export async function hasLeft(db: Kysely<Database>, place: Suppressed): Promise<boolean> {
  const { rows } = await sql`select from email_suppression where ${isAt(place)}`.execute(db);
  return rows.length > 0;
}

/** What ended. */
interface Ended<Id> {
  wasSubscribed: boolean;
  /** Ids of stock notices. */
  notices: readonly Id[];
}

/** Leaving a list again changes nothing, so that the first time can still be undone. */
export async function suppress(
  trx: Transaction<Database>,
  { country, list, emailHash }: Suppressed,
  { wasSubscribed, notices, now }: Ended<number> & { now: Date },
): Promise<void> {
  await sql`
    insert into email_suppression (country, list, email_hash, left_at, was_subscribed, notices)
    values (${country}, ${list}, ${emailHash[0]}, ${now}, ${wasSubscribed}, ${[...notices]})
    on conflict do nothing
  `.execute(trx);
}

/** Whether they have left the list, and whether that can be undone. */
export async function findLeaving(
  db: Kysely<Database>,
  place: Suppressed,
  now: Date,
): Promise<{ canUndo: boolean } | undefined> {
  const { rows } = await sql<{ canUndo: boolean }>`
    select ${isUndoable(now)} as can_undo from email_suppression where ${isAt(place)}
  `.execute(db);
  return rows[0];
}

const isUndoable = (now: Date) =>
  sql`(left_at > ${now}::timestamptz - make_interval(hours => ${UNDO_HOURS}) and (was_subscribed or notices <> '{}'))`;

/** Somebody has subscribed again and confirmed it. */
export async function liftSuppression(trx: Transaction<Database>, place: Suppressed): Promise<void> {
  await sql`delete from email_suppression where ${isAt(place)}`.execute(trx);
}

/** Returns what has to be restored; `undefined` when it is too late. */
export async function undoSuppression(
  trx: Transaction<Database>,
  place: Suppressed,
  now: Date,
): Promise<Ended<string> | undefined> {
  const { rows } = await sql<Ended<string>>`
    delete from email_suppression where ${isAt(place)} and ${isUndoable(now)} returning was_subscribed, notices
  `.execute(trx);
  return rows[0];
}
