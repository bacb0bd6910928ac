import { createHash } from 'node:crypto';
import type { WarehouseEvent, WarehouseOutcome, WarehouseRefusal } from '@odeta/contracts/warehouse';
import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { CorrectionReason } from '../db/invoice-document.ts';
import { retryConflicts } from '../db/retry-conflicts.ts';
import { ApiError } from '../http/api-error.ts';
import { type Issuing, settleInvoices } from '../invoices/settle-invoices.ts';
import { lockOpenOrder } from '../orders/changing/open-order.repository.ts';
import { announce } from '../payments/settle.repository.ts';
import { applyEvent } from './apply-event.ts';
import type { WarehouseDeps } from './warehouse-deps.ts';

type Deps = Pick<WarehouseDeps, 'db' | 'settings' | 'now'>;

interface KnownEvent {
  state: Database['warehouseEvent']['state'];
  reason: WarehouseRefusal | null;
  digest: Buffer;
}

/**
 * Stores an event of the warehouse and applies it, in one transaction, once per id and in the order of the sequence numbers. An event that
 * arrives early waits, and is applied together with its missing predecessor.
 */
export function receiveEvent(deps: Deps, event: WarehouseEvent): Promise<WarehouseOutcome> {
  return retryConflicts(() => deps.db.transaction().execute((trx) => receive(deps, trx, event)));
}

async function receive(deps: Deps, trx: Transaction<Database>, event: WarehouseEvent): Promise<WarehouseOutcome> {
  const order = await lockByNumber(trx, event.orderNumber);
  if (!order || order.state === 'awaiting-payment') throw new ApiError('not-found');
  const digest = createHash('sha256').update(JSON.stringify(event)).digest();
  const known = await findEvent(trx, event.id);
  if (known && !known.digest.equals(digest)) throw new ApiError('idempotency-mismatch', { status: 409 });
  if (known) return outcomeOf(known);
  if (!(await insertWaiting(trx, order.id, event, digest))) throw new ApiError('idempotency-mismatch', { status: 409 });
  await applyDue(deps, trx, { orderId: order.id, last: order.warehouseSequence });
  await announce(trx, order.id);
  const now = await findEvent(trx, event.id);
  if (!now) throw new Error('An event that was just written is gone');
  return outcomeOf(now);
}

async function lockByNumber(trx: Transaction<Database>, number: string) {
  const found = await trx.selectFrom('shopOrder').select('id').where('number', '=', number).executeTakeFirst();
  return found && lockOpenOrder(trx, found.id);
}

async function findEvent(trx: Transaction<Database>, id: string): Promise<KnownEvent | undefined> {
  return trx.selectFrom('warehouseEvent').select(['state', 'reason', 'digest']).where('id', '=', id).executeTakeFirst();
}

const outcomeOf = ({ state, reason }: KnownEvent): WarehouseOutcome => ({ outcome: state, reason });

/** `false` when another event of the order has this sequence number. */
async function insertWaiting(trx: Transaction<Database>, orderId: string, event: WarehouseEvent, digest: Buffer) {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('warehouseEvent')
    .values({
      id: event.id,
      orderId,
      sequence: event.sequence,
      digest,
      payload: JSON.stringify(event),
      state: 'waiting',
      reason: null,
    })
    .onConflict((conflict) => conflict.columns(['orderId', 'sequence']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Applies waiting events in sequence until one is missing. A refused event counts as processed and does not block the following ones. */
async function applyDue(
  deps: Deps,
  trx: Transaction<Database>,
  { orderId, last }: { orderId: string; last: number },
): Promise<void> {
  const sequence = last + 1;
  const next = await trx
    .selectFrom('warehouseEvent')
    .select(['id', 'payload'])
    .where('orderId', '=', orderId)
    .where('sequence', '=', sequence)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (!next) return;
  const reason = await applyEvent(trx, orderId, next.payload);
  if (reason === null) await settleInvoices(trx, orderId, issuingOf(deps, next.payload));
  const state = reason === null ? 'applied' : 'refused';
  await trx.updateTable('warehouseEvent').set({ state, reason }).where('id', '=', next.id).execute();
  await trx.updateTable('shopOrder').set({ warehouseSequence: sequence }).where('id', '=', orderId).execute();
  await applyDue(deps, trx, { orderId, last: sequence });
}

const reasons: Partial<Record<WarehouseEvent['type'], CorrectionReason>> = {
  'sold-out': 'sold-out',
  'return-received': 'returned',
  'return-answered': 'returned',
  cancelled: 'cancelled',
};

const issuingOf = ({ settings, now }: Deps, { type }: WarehouseEvent): Issuing => ({
  sellerOf: (country) => settings.of(country).siteContents.seller,
  now: now(),
  reason: reasons[type] ?? 'other',
});
