import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { deleteOrderData, deleteUnknownWithdrawals } from './expired-orders.ts';
import { periods } from './periods.ts';
import { deletePreviewSets } from './preview-sets.ts';
import { deletePictures } from './unused-pictures.ts';

/** Deletes at most this many rows of one kind. Returns how many it deleted. */
export type Deletion = (trx: Transaction<Database>, most: number) => Promise<number>;

const count = async (trx: Transaction<Database>, statement: RawBuilder<unknown>) =>
  Number((await statement.execute(trx)).numAffectedRows ?? 0);

const days = (length: number) => sql`make_interval(days => ${length})`;
const months = (length: number) => sql`make_interval(months => ${length})`;

/** Deletes the rows that match the condition; rows that are locked by another transaction are left for the next run. */
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

const olderThan = (age: RawBuilder<unknown>, table: string, column: string) =>
  deleteFrom(table, 'id', sql`${sql.ref(column)} < now() - ${age}`);

/** Expired sessions, with the data that only they could see: open cart, wishlist, keys. Orders and their carts are kept. */
const deleteSessions: Deletion = (trx, most) =>
  count(
    trx,
    sql`
      with gone as (
        select id from session where expires_at < now() - ${days(periods.visitorDays)}
        order by expires_at limit ${most} for update skip locked
      ), carts as (
        delete from cart c where state = 'open' and session_id in (select id from gone)
          and not exists (select from shop_order o where o.cart_id = c.id)
      )
      delete from session where id in (select id from gone)
    `,
  );

/** Data of guests to whom no session refers. Orders have their own copy. */
const deleteGuests: Deletion = (trx, most) =>
  count(
    trx,
    sql`
      delete from customer where id in (
        select u.id from customer u
        where u.password_hash is null and u.created_at < now() - ${days(periods.visitorDays)}
          and not exists (select from session s where s.customer_id = u.id)
        limit ${most} for update skip locked
      )
    `,
  );

const deleteKeys = deleteFrom('idempotency', '(session_id, key)', sql`created_at < now() - ${days(periods.keyDays)}`);

const deleteLogs = olderThan(days(periods.logDays), 'client_log', 'at');

/** A day and an hour later, because the last one ends at midnight of its country, and a day in autumn has 25 hours. */
const deleteSaved = olderThan(
  sql`make_interval(days => ${periods.savedItemDays + 1}::int, hours => 1)`,
  'saved_item',
  'saved_at',
);

/** By then no page offers to undo the removal. */
const deleteRemoved = olderThan(days(periods.removedDays), 'removed_item', 'removed_at');

const deleteWishes = olderThan(days(periods.removedDays), 'wishlist_item', 'removed_at');

const deleteAttempts = deleteFrom('attempt', 'key', sql`last_at < now() - ${days(periods.attemptDays)}`);

/** Expired windows of the rate limits. */
const deleteRateCounts = deleteFrom('rate_count', 'key', sql`reset_at < now()`);

/** By then the challenge itself has expired, so that its proof cannot be used again. */
const deleteProofs = deleteFrom('bot_proof', 'signature', sql`expires_at < now()`);

const deleteNotices = olderThan(days(periods.logDays), 'payment_notice', 'received_at');

/** Deleting it does not send it again: an event whose e-mail was sent does not happen twice. */
const deleteEmails = deleteFrom(
  'outbox',
  'id',
  sql`
    state <> 'waiting' and settled_at < now() - make_interval(days => case state
      when 'failed' then ${periods.failedEmailDays}::int else ${periods.emailDays}::int end)
  `,
);

const deleteSentEmails = deleteFrom('sent_email', 'outbox_id', sql`sent_at < now() - ${days(periods.emailDays)}`);

/** Requests that still wait are kept for a year; finished or unconfirmed ones for the days of an e-mail. */
const deleteStockNotices = deleteFrom(
  'stock_notice',
  'id',
  sql`
    sent_at < now() - make_interval(days => case state when 'waiting' then ${periods.stockNoticeDays}::int else ${periods.emailDays}::int end)
  `,
);

/** Nobody could end these subscriptions: the session that made them has been deleted. */
const deletePushes = deleteFrom('push_subscription', 'id', sql`session_id is null and customer_id is null`);

const deletePrepared = olderThan(days(periods.preparedDays), 'prepared_checkout', 'created_at');

/** As long as the e-mail for the same purpose. */
const deleteStockPushes = olderThan(days(periods.stockNoticeDays), 'stock_push', 'created_at');

const deleteStockReports = olderThan(days(periods.stockReportDays), 'stock_report', 'received_at');

const deleteStockMovements = olderThan(days(periods.stockReportDays), 'stock_movement', 'at');

const deleteTokens = deleteFrom('one_time_token', 'hash', sql`expires_at < now() - ${days(periods.attemptDays)}`);

const deleteOrderCodes = deleteFrom('order_code', 'order_id', sql`expires_at < now()`);

const deleteChallenges = deleteFrom('passkey_challenge', 'hash', sql`expires_at < now()`);

const deleteLogInCodes = deleteFrom('log_in_code', 'session_hash', sql`expires_at < now()`);

/** Withdrawals are kept longer: they are part of their contract. */
const deleteMessages = olderThan(months(periods.messageMonths), 'contact_message', 'received_at');

/** Counts of canaries, which by then are released to everyone or stopped. */
const deleteCanaryVisits = olderThan(days(periods.canaryDays), 'canary_visit', 'at');

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
  challenges: deleteChallenges,
  logInCodes: deleteLogInCodes,
  rateCounts: deleteRateCounts,
  proofs: deleteProofs,
  notices: deleteNotices,
  emails: deleteEmails,
  sentEmails: deleteSentEmails,
  stockNotices: deleteStockNotices,
  pushes: deletePushes,
  prepared: deletePrepared,
  stockPushes: deleteStockPushes,
  stockReports: deleteStockReports,
  stockMovements: deleteStockMovements,
  messages: deleteMessages,
  canaryVisits: deleteCanaryVisits,
  previewSets: deletePreviewSets,
  pictures: deletePictures,
  withdrawals: deleteUnknownWithdrawals,
  orders: deleteOrderData,
} satisfies Record<string, Deletion>;

/** An arbitrary number. With the lock only one of several instances cleans up at a time. */
export const CLEAN_UP_LOCK = 7_246_119;

/** Holds the lock until the transaction ends. */
export async function takeCleanUpLock(trx: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${CLEAN_UP_LOCK}) as taken
  `.execute(trx);
  return rows[0]?.taken ?? false;
}
