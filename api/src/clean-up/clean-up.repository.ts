import { SAVED_ITEM_DAYS } from '@odeta/contracts';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';

/** Days for which a visitor whose time is over is still kept: one who comes back finds his cart. */
const VISITOR_DAYS = 7;
/** Days in which a request may be repeated by its key. The order itself is remembered by its cart. */
const KEY_DAYS = 7;
const LOG_DAYS = 30;
const CANARY_DAYS = 30;
const ATTEMPT_DAYS = 2;
const REMOVED_DAYS = 2;
/** An e-mail that was given up is kept longer: an operator looks after it. */
const EMAIL_DAYS = 30;
const FAILED_EMAIL_DAYS = 180;
/** As the form says. */
const MESSAGE_MONTHS = 24;

/** Deletes at most so many rows of one kind. Returns how many rows it deleted. */
export type Deletion = (trx: Transaction<Database>, most: number) => Promise<number>;

const count = async (trx: Transaction<Database>, statement: RawBuilder<unknown>) =>
  Number((await statement.execute(trx)).numAffectedRows ?? 0);

const days = (length: number) => sql`make_interval(days => ${length})`;
const months = (length: number) => sql`make_interval(months => ${length})`;

/** Rows of the table that the condition holds for; rows that another transaction has locked wait for the next time. */
const deleteFrom =
  (table: string, key: string, condition: RawBuilder<unknown>): Deletion =>
  (trx, most) =>
    count(
      trx,
      sql`
        delete from ${sql.table(table)} where ${sql.raw(key)} in (
          select ${sql.raw(key.replace(/[()]/g, ''))} from ${sql.table(table)} where ${condition}
          limit ${most} for update skip locked
        )
      `,
    );

/** Rows whose time in the column is longer ago than the age. */
const olderThan = (age: RawBuilder<unknown>, table: string, column: string) =>
  deleteFrom(table, 'id', sql`${sql.ref(column)} < now() - ${age}`);

/** With what only they could see: open cart, wish list, keys. Orders and their carts stay. */
const deleteSessions: Deletion = (trx, most) =>
  count(
    trx,
    sql`
      with gone as (
        select id from session where expires_at < now() - ${days(VISITOR_DAYS)}
        order by expires_at limit ${most} for update skip locked
      ), carts as (
        delete from cart c where state = 'open' and session_id in (select id from gone)
          and not exists (select from shop_order o where o.cart_id = c.id)
      )
      delete from session where id in (select id from gone)
    `,
  );

/** What guests have entered, once no session refers to it. An order has its own copy. */
const deleteGuests: Deletion = (trx, most) =>
  count(
    trx,
    sql`
      delete from customer where id in (
        select u.id from customer u
        where u.password_hash is null and u.created_at < now() - ${days(VISITOR_DAYS)}
          and not exists (select from session s where s.customer_id = u.id)
        limit ${most} for update skip locked
      )
    `,
  );

const deleteKeys = deleteFrom('idempotency', '(session_id, key)', sql`created_at < now() - ${days(KEY_DAYS)}`);

const deleteLogs = olderThan(days(LOG_DAYS), 'client_log', 'at');

const deleteSaved = olderThan(days(SAVED_ITEM_DAYS), 'saved_item', 'saved_at');

/** By then no page offers to undo it. */
const deleteRemoved = olderThan(days(REMOVED_DAYS), 'removed_item', 'removed_at');

/** The same for wishes. */
const deleteWishes = olderThan(days(REMOVED_DAYS), 'wishlist_item', 'removed_at');

/** Nobody waits for these any more. */
const deleteAttempts = deleteFrom('attempt', 'key', sql`last_at < now() - ${days(ATTEMPT_DAYS)}`);

/** Windows that are over. */
const deleteRateCounts = deleteFrom('rate_count', 'key', sql`reset_at < now()`);

/** By then the challenge itself has expired. */
const deleteProofs = deleteFrom('bot_proof', 'signature', sql`expires_at < now()`);

const deleteNotices = olderThan(days(LOG_DAYS), 'payment_notice', 'received_at');

/** What is deleted is done: its event does not happen again. */
const deleteEmails = deleteFrom(
  'outbox',
  'id',
  sql`
    state <> 'waiting' and settled_at < now() - make_interval(days => case state
      when 'failed' then ${FAILED_EMAIL_DAYS}::int else ${EMAIL_DAYS}::int end)
  `,
);

/** Who waits for goods waits for a year at most; what is over, or was never confirmed, goes sooner. */
const deleteStockNotices = deleteFrom(
  'stock_notice',
  'id',
  sql`
    sent_at < now() - make_interval(days => case state when 'waiting' then 365 else ${EMAIL_DAYS}::int end)
  `,
);

/** Nobody can end them any more: the visitor who asked is forgotten. */
const deletePushes = deleteFrom('push_subscription', 'id', sql`session_id is null and customer_id is null`);

/** Of partners: by then nobody asks what became of it. */
const deletePrepared = olderThan(days(180), 'prepared_checkout', 'created_at');

/** As long as an e-mail waits. */
const deleteStockPushes = olderThan(days(365), 'stock_push', 'created_at');

/** Links of e-mails, once they open nothing any more. */
const deleteTokens = deleteFrom('one_time_token', 'hash', sql`expires_at < now() - ${days(ATTEMPT_DAYS)}`);

/** Codes that open nothing any more. */
const deleteOrderCodes = deleteFrom('order_code', 'order_id', sql`expires_at < now()`);

/** Withdrawals stay: they are part of their contract. */
const deleteMessages = olderThan(months(MESSAGE_MONTHS), 'contact_message', 'received_at');

/** What was counted of a canary: by then it is everyone's, or was stopped. */
const deleteCanaryVisits = olderThan(days(CANARY_DAYS), 'canary_visit', 'at');

export const deletions = {
  sessions: deleteSessions,
  guests: deleteGuests,
  saved: deleteSaved,
  removed: deleteRemoved,
  wishes: deleteWishes,
  keys: deleteKeys,
  logs: deleteLogs,
  attempts: deleteAttempts,
  tokens: deleteTokens,
  orderCodes: deleteOrderCodes,
  rateCounts: deleteRateCounts,
  proofs: deleteProofs,
  notices: deleteNotices,
  emails: deleteEmails,
  stockNotices: deleteStockNotices,
  pushes: deletePushes,
  prepared: deletePrepared,
  stockPushes: deleteStockPushes,
  messages: deleteMessages,
  canaryVisits: deleteCanaryVisits,
} satisfies Record<string, Deletion>;

/** Any number: of several instances one cleans up at a time. */
export const CLEAN_UP_LOCK = 7_246_119;

/** Until the transaction ends. */
export async function takeCleanUpLock(trx: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${CLEAN_UP_LOCK}) as taken
  `.execute(trx);
  return rows[0]?.taken ?? false;
}
