import { type Kysely, sql, type Transaction } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';
import type { LedgerEvent, Posting } from './accounts.ts';
import { type Balances, balancesOf } from './balances.ts';
import { derivedEvents } from './derived-entries.ts';
import { moneyPostings, placedEvent, roundingPostings } from './postings.ts';
import { readUnenteredOrder } from './unentered-order.repository.ts';

const entryColumns = columns('ledgerEntry as l', 'account', 'amount', 'voucherId');

/** The rows of an event; those of 0 are left out. */
export const entryRows = (orderId: string, { key: eventKey, reason, postings }: LedgerEvent) =>
  postings
    .filter(({ amount }) => amount !== 0)
    .map(({ account, amount, voucherId = null }) => ({ orderId, eventKey, account, amount, voucherId, reason }));

/** Enters an event once; repeated, it changes nothing. The caller has locked the order. */
export async function post(trx: Transaction<Database>, orderId: string, event: LedgerEvent): Promise<void> {
  if (event.key !== 'placed') await enterDerived(trx, orderId);
  await insert(trx, orderId, event);
}

/** Whether an event was entered. */
export async function isPosted(trx: Transaction<Database>, orderId: string, key: string): Promise<boolean> {
  const { rows } = await sql`
    select from ledger_entry where order_id = ${orderId} and event_key = ${key} limit 1
  `.execute(trx);
  return rows.length > 0;
}

/** For an order of a release without a ledger. */
async function enterDerived(trx: Transaction<Database>, orderId: string): Promise<void> {
  const { rows } = await sql`select from ledger_entry where order_id = ${orderId} limit 1`.execute(trx);
  if (rows.length > 0) return;
  for (const event of derivedEvents(await readUnenteredOrder(trx, orderId))) await insert(trx, orderId, event);
}

async function insert(trx: Transaction<Database>, orderId: string, event: LedgerEvent): Promise<void> {
  const rows = entryRows(orderId, event);
  if (rows.length === 0 || (await isPosted(trx, orderId, event.key))) return;
  await trx.insertInto('ledgerEntry').values(rows).execute();
}

export async function readPostings(db: Kysely<Database>, orderId: string): Promise<Posting[]> {
  const { rows } = await sql<RowOf<typeof entryColumns>>`
    select ${entryColumns} from ledger_entry l where order_id = ${orderId} order by id
  `.execute(db);
  if (rows.length > 0) return rows;
  return derivedEvents(await readUnenteredOrder(db, orderId)).flatMap(({ postings }) => postings);
}

export const readBalances = async (db: Kysely<Database>, orderId: string): Promise<Balances> =>
  balancesOf(await readPostings(db, orderId));

/** The order is placed, after it had waited for its payment. */
export async function postPlaced(trx: Transaction<Database>, orderId: string): Promise<void> {
  await post(trx, orderId, placedEvent(await readUnenteredOrder(trx, orderId)));
}

/** The carrier has collected what was due. */
export async function postCollected(trx: Transaction<Database>, orderId: string): Promise<void> {
  const { due } = await readBalances(trx, orderId);
  if (due > 0)
    await post(trx, orderId, { key: 'collected', reason: 'collected', postings: moneyPostings('cash', due) });
}

/**
 * Cash is now rounded by this amount in all: positive if more is collected than the price. `key`: of the event that has changed the amount
 * due.
 */
export async function postRounding(
  trx: Transaction<Database>,
  orderId: string,
  { key, rounding }: { key: string; rounding: number },
): Promise<void> {
  const balances = await readBalances(trx, orderId);
  const postings = roundingPostings(rounding + balances.of('rounding'));
  await post(trx, orderId, { key: `${key}:rounding`, reason: 'rounding', postings });
}

/** A refund was sent, or, `isTakenBack`, was not made although it had counted as sent. */
export async function postRefund(trx: Transaction<Database>, refundId: string, isTakenBack = false): Promise<void> {
  const refund = await trx
    .selectFrom('refund')
    .select(['orderId', 'amount', 'paymentId', 'handedOverAt', 'key', 'cancellations'])
    .where('id', '=', refundId)
    .executeTakeFirst();
  if (!refund) return;
  const { orderId, amount, cancellations } = refund;
  if (orderId === null) throw new Error('A refund without an order');
  // Requested from the bank that took the payment, and made by it.
  const byProvider = refund.paymentId !== null && refund.handedOverAt === null;
  // Without a key: of a payment that the shop could not accept.
  const isSurplus = refund.key === null;
  const reason = isTakenBack ? 'refund-taken-back' : 'refund-sent';
  const account = byProvider || isTakenBack ? 'provider' : 'bank';
  const postings = moneyPostings(account, isTakenBack ? amount : -amount, isSurplus ? 'surplus' : 'due');
  await post(trx, orderId, { key: `${reason}:${refundId}:${cancellations}`, reason, postings });
}
