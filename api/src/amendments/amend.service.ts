import type { Amendment } from '@odeta/contracts';
import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { retryConflicts } from '../db/retry-conflicts.ts';
import { ApiError } from '../http/api-error.ts';
import { digestOf, requireSame } from '../http/idempotency-key.ts';
import { settleInvoices } from '../invoices/settle-invoices.ts';
import type { Balances } from '../ledger/balances.ts';
import { readBalances } from '../ledger/ledger.repository.ts';
import { nextState } from '../order-states/order-machine.ts';
import { changeSizes, lockStock, saveDestination } from '../orders/changing/change-order.repository.ts';
import { givenBackData } from '../orders/changing/given-back-data.ts';
import { goneOf } from '../orders/changing/gone-pieces.ts';
import { lockOpenOrder, type OpenOrder } from '../orders/changing/open-order.repository.ts';
import { type GivenBack, reduceOrder } from '../orders/changing/reduce-order.repository.ts';
import { insertEvent } from '../orders/records/order.repository.ts';
import type { OrderDeps } from '../orders/records/order-deps.ts';
import {
  addPieces,
  moveStock,
  type OrderLine,
  piecesOf,
  readOrderLines,
} from '../orders/records/order-lines.repository.ts';
import { addEmail } from '../outbox/outbox.repository.ts';
import { announce } from '../payments/settle.repository.ts';
import { saveAmendment } from './amend.repository.ts';
import { tooLate } from './amend-offer.service.ts';
import { findAmendment, readAmendable, versionOf } from './amendable.repository.ts';
import { type Changes, changedMeanwhile, checkAmendment, isNothing, soldOut } from './check-amendment.ts';

export type AmendDeps = Pick<OrderDeps, 'db' | 'settings' | 'now'>;

interface Amending {
  orderId: string;
  /** Of the request: one that is sent again changes nothing. */
  key: string;
  amendment: Amendment;
  /** The employee who amends it; `null`: the buyer. */
  memberId: number | null;
}

/**
 * Amends an order of which nothing is packed: stock, money, invoice, e-mail and the record of it in one transaction, which holds the order's
 * lock. The caller checks that the visitor may see the order. Throws an `ApiError`, and then changes nothing.
 */
export function amend(deps: AmendDeps, amending: Amending): Promise<void> {
  return retryConflicts(() => deps.db.transaction().execute((trx) => amendOnce(deps, trx, amending)));
}

async function amendOnce(deps: AmendDeps, trx: Transaction<Database>, amending: Amending): Promise<void> {
  const { orderId, key, amendment, memberId } = amending;
  const order = await lockOpenOrder(trx, orderId);
  if (!order) throw new ApiError('not-found');
  const digest = digestOf(amendment);
  const known = await findAmendment(trx, orderId, key);
  if (known) return void requireSame(known, digest);
  const carrying = await prepare(deps, trx, order, amendment);
  if (isNothing(carrying.changes)) return;
  const { revision } = carrying;
  const given = await carryOut(trx, carrying);
  await saveAmendment(trx, { orderId, revision, key, digest, memberId, at: deps.now() });
  await record(trx, { ...carrying, memberId, given });
  await settleInvoices(trx, orderId, {
    sellerOf: (country) => deps.settings.of(country).siteContents.seller,
    now: deps.now(),
    reason: 'other',
  });
  await announce(trx, orderId);
}

/** What an amendment gives back: it is carried out, and taken back before anybody else can see it. Throws what `amend` throws. */
export function previewAmendment(
  deps: AmendDeps,
  { orderId, amendment }: Pick<Amending, 'orderId' | 'amendment'>,
): Promise<GivenBack & { before: Balances; after: Balances }> {
  return retryConflicts(async () => {
    const trx = await deps.db.startTransaction().execute();
    try {
      const order = await lockOpenOrder(trx, orderId);
      if (!order) throw new ApiError('not-found');
      const carrying = await prepare(deps, trx, order, amendment);
      const before = await readBalances(trx, orderId);
      const given = await carryOut(trx, carrying);
      return { ...given, before, after: await readBalances(trx, orderId) };
    } finally {
      await trx.rollback().execute();
    }
  });
}

async function prepare(
  deps: AmendDeps,
  trx: Transaction<Database>,
  order: OpenOrder,
  amendment: Amendment,
): Promise<Carrying> {
  const lines = await readOrderLines(trx, order.id);
  if (nextState(order.state, 'amended', piecesOf(lines)) === undefined) throw tooLate();
  const amendable = await readAmendable(trx, order.id);
  if (!amendable || versionOf(amendable) !== amendment.version) throw changedMeanwhile();
  return { order, lines, changes: await checkAmendment(trx, deps, amendable, amendment), revision: order.revision + 1 };
}

interface Carrying {
  order: OpenOrder;
  lines: readonly OrderLine[];
  changes: Changes;
  revision: number;
}

async function carryOut(trx: Transaction<Database>, { order, lines, changes, revision }: Carrying): Promise<GivenBack> {
  const { removed, sizes } = changes;
  await saveDestination(trx, order.id, changes, revision);
  if (removed.length + sizes.length > 0) await lockStock(trx, changes);
  if (sizes.length > 0) {
    const missing = await changeSizes(trx, order.id, sizes);
    if (missing.length > 0) throw soldOut(missing.map(({ line }) => line));
  }
  if (removed.length === 0) return { refund: 0, onVouchers: 0 };
  await moveStock(trx, removed, { kind: 'free' });
  // Together with `sold_out`, of which they are a part.
  await addPieces(trx, removed, 'sold_out');
  await addPieces(trx, removed, 'withdrawn');
  const gone = goneOf({ order, lines }, removed);
  return reduceOrder(trx, { orderId: order.id, gone, key: `amended:${order.id}:${revision}`, reason: 'amended' });
}

interface Recording extends Omit<Carrying, 'lines'> {
  memberId: number | null;
  given: GivenBack;
}

/** The event has no address, because it outlives the data of the order; the e-mail reads it from the order. */
async function record(trx: Transaction<Database>, { order, changes, revision, memberId, given }: Recording) {
  const { shipTo, point, invoiceTo, removed, sizes } = changes;
  const what = { address: shipTo !== undefined, point: point !== undefined, invoice: invoiceTo !== undefined };
  const swapped = sizes.map(({ line, size, quantity }) => {
    return { name: line.name, color: line.colorName, from: line.size, to: size, quantity };
  });
  const said = { ...what, pieces: removed, sizes: swapped };
  await insertEvent(trx, order.id, 'amended', { revision, ...(memberId !== null && { memberId }), ...said });
  await addEmail(trx, {
    key: `order-amended:${order.id}:${revision}`,
    kind: 'order-amended',
    country: order.country,
    recipient: order.email,
    data: { orderId: order.id, changes: JSON.stringify(said), ...givenBackData(given) },
  });
}
