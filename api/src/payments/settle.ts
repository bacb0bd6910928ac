import type { PaymentFailure } from '@odeta/shared/contracts';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { retryConflicts } from '../db/retry-conflicts.ts';
import { insertEvent } from '../orders/order.repository.ts';
import { placeConsents } from '../orders/order-consents.repository.ts';
import { closePaidCart, retakeOrder } from '../orders/order-pieces.ts';
import { isLive } from './payment.repository.ts';
import type { ProviderStatus } from './provider.ts';
import {
  announce,
  giveUpOthers,
  insertRefund,
  type LockedOrder,
  type LockedPayment,
  lockPayment,
  savePaid,
  savePaymentState,
} from './settle.repository.ts';

export type Word = Pick<ProviderStatus, 'state' | 'failure' | 'amount' | 'currency'> & { providerId: string | null };

/**
 * Takes a provider's word on a payment, from whoever brings it first: its notification, our question, or the end of its
 * time. Said twice or in the wrong order it changes nothing more. Paid money makes the order, or goes back.
 */
export function settle(db: Kysely<Database>, paymentId: string, word: Word): Promise<void> {
  return retryConflicts(() =>
    db.transaction().execute(async (trx) => {
      const locked = await lockPayment(trx, paymentId);
      if (!locked) return;
      const { payment, order } = locked;
      if (word.state === 'paid') await takePaid(trx, payment, order, word);
      else if (isLive(payment.state)) await takeOther(trx, payment, order, word);
    }),
  );
}

/** Nobody can pay it any more, and nobody has. */
export const settleFailed = (db: Kysely<Database>, paymentId: string, failure: PaymentFailure): Promise<void> =>
  settle(db, paymentId, { state: 'failed', failure, amount: 0, currency: '', providerId: null });

async function takeOther(trx: Transaction<Database>, payment: LockedPayment, order: LockedOrder, word: Word) {
  if (word.state === 'pending') {
    if (payment.state === 'pending' || payment.state === 'waiting-capture') return;
    await savePaymentState(trx, payment.id, 'pending', word);
  } else {
    await savePaymentState(trx, payment.id, stateOfFailure(word.failure), word);
    await insertEvent(trx, order.id, 'payment-failed', { paymentId: payment.id, failure: word.failure });
  }
  await announce(trx, order.id);
}

const stateOfFailure = (failure: PaymentFailure | null) =>
  failure === 'expired' || failure === 'cancelled' ? failure : 'failed';

async function takePaid(trx: Transaction<Database>, payment: LockedPayment, order: LockedOrder, word: Word) {
  if (payment.state === 'paid' || payment.state === 'refunding' || payment.state === 'refunded') return;
  const reason = await reasonToRefuse(trx, payment, order, word);
  if (reason === null) {
    await giveUpOthers(trx, order.id, payment.id);
    await savePaymentState(trx, payment.id, 'paid', { providerId: word.providerId });
    await savePaid(trx, order.id);
    await placeConsents(trx, order.id);
    await closePaidCart(trx, order.id);
    await insertEvent(trx, order.id, 'paid', { paymentId: payment.id });
  } else {
    await savePaymentState(trx, payment.id, 'refunding', { providerId: word.providerId });
    await insertRefund(trx, payment, reason);
    await insertEvent(trx, order.id, 'refund-requested', { paymentId: payment.id, reason });
  }
  await announce(trx, order.id);
}

/** `null` when the money is for this order as it is now; an order whose time was over takes its pieces again. */
async function reasonToRefuse(
  trx: Transaction<Database>,
  payment: LockedPayment,
  order: LockedOrder,
  word: Word,
): Promise<string | null> {
  if (word.amount !== payment.amount || word.currency !== payment.currency) return 'wrong-amount';
  if (order.total !== payment.amount || order.currency !== payment.currency) return 'order-changed';
  if (order.state === 'awaiting-payment') return null;
  if (order.state !== 'cancelled') return 'paid-already';
  return (await retakeOrder(trx, order.id)) ? null : 'sold-out';
}
