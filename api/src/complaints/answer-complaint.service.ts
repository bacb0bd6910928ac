import { randomUUID } from 'node:crypto';
import type { ReturnOutcome } from '@odeta/contracts';
import type { WarehouseEvent, WarehouseRefusal } from '@odeta/contracts/warehouse';
import { retryConflicts } from '../db/retry-conflicts.ts';
import { settleInvoices } from '../invoices/settle-invoices.ts';
import { lockOpenOrder } from '../orders/changing/open-order.repository.ts';
import { announce } from '../payments/settle.repository.ts';
import { saveReturn } from '../returns/open-returns.repository.ts';
import { applyEvent } from '../warehouse/apply-event.ts';
import type { WarehouseDeps } from '../warehouse/warehouse-deps.ts';
import { findReturnOf } from './complaint.repository.ts';

export type AnswerDeps = Pick<WarehouseDeps, 'db' | 'settings' | 'now'>;

interface Answer {
  returnId: string;
  outcome: ReturnOutcome;
  /** The answer that the buyer reads; may be empty unless the complaint is refused. */
  words: string;
  /** Of a reduction, in major units. */
  amount: number;
}

/**
 * Answers a complaint, or a report of missing goods, with all consequences: money, invoice, order and e-mail. Returns the reason, and writes
 * nothing, when it does not wait for an answer, or when a reduction is more than was paid.
 */
export function answerComplaint({ db, settings, now }: AnswerDeps, { returnId, outcome, words, amount }: Answer) {
  return retryConflicts(() =>
    db.transaction().execute(async (trx): Promise<WarehouseRefusal | null> => {
      const found = await findReturnOf(trx, returnId);
      if (!found || !(await lockOpenOrder(trx, found.orderId))) return 'unknown-return';
      const refusal = await applyEvent(trx, found.orderId, eventOf({ ...found, outcome, amount, at: now() }));
      if (refusal !== null) return refusal;
      await saveReturn(trx, returnId, { answer: words });
      await settleInvoices(trx, found.orderId, {
        sellerOf: (country) => settings.of(country).siteContents.seller,
        now: now(),
        reason: 'returned',
      });
      await announce(trx, found.orderId);
      return null;
    }),
  );
}

interface Answered {
  orderNumber: string;
  number: string;
  outcome: ReturnOutcome;
  amount: number;
  at: Date;
}

/** The event that the warehouse would send. Its `sequence` is 0, because only the warehouse numbers its events. */
const eventOf = ({ orderNumber, number: returnNumber, outcome, amount, at }: Answered): WarehouseEvent => ({
  version: 1,
  id: randomUUID(),
  type: 'return-answered',
  orderNumber,
  sequence: 0,
  occurredAt: at.toISOString(),
  data: { returnNumber, outcome, ...(outcome === 'reduction' && { amount }) },
});
