import type { PaymentFailure } from '@odeta/contracts';
import type { Transaction } from 'kysely';
import type { Database, Row } from '../db/database.ts';
import { retryConflicts } from '../db/retry-conflicts.ts';
import { post, postPlaced } from '../ledger/ledger.repository.ts';
import { moneyPostings } from '../ledger/postings.ts';
import type { OrderPort } from './order-port.ts';
import { isLive } from './payment.repository.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { ProviderStatus } from './provider.ts';
import {
  announce,
  giveUpOthers,
  insertRefund,
  type Locked,
  lockPayment,
  savePaid,
  savePaymentState,
} from './settle.repository.ts';

export type Settling = Pick<PaymentDeps, 'db' | 'orders' | 'onSettled'>;

export type ReportedStatus = Pick<ProviderStatus, 'state' | 'failure' | 'amount' | 'currency'> & {
  providerId: string | null;
};

/**
 * Applies a payment's status, whatever reports it first: a webhook, our request, or the end of its time. Repeated or out-of-order reports
 * change nothing. A payment that was received places the order, or is refunded.
 */
export async function settle(
  { db, orders, onSettled }: Settling,
  paymentId: string,
  status: ReportedStatus,
): Promise<void> {
  const state = await retryConflicts(() =>
    db.transaction().execute(async (trx) => {
      const locked = await lockPayment(trx, paymentId);
      if (!locked) return undefined;
      if (status.state === 'paid') return takePaid(trx, orders, locked, status);
      return isLive(locked.payment.state) ? takeOther(trx, orders, locked, status) : undefined;
    }),
  );
  if (state) onSettled?.(state);
}

/** The state that the payment gets; `undefined` if it has it already. */
type NewState = Row<'payment'>['state'] | undefined;

/** The payment was not made and can no longer be made. */
export const settleFailed = (settling: Settling, paymentId: string, failure: PaymentFailure): Promise<void> =>
  settle(settling, paymentId, { state: 'failed', failure, amount: 0, currency: '', providerId: null });

async function takeOther(
  trx: Transaction<Database>,
  orders: OrderPort,
  { payment, order }: Locked,
  status: ReportedStatus,
): Promise<NewState> {
  const state = status.state === 'pending' ? 'pending' : stateOfFailure(status.failure);
  if (state === 'pending' && (payment.state === 'pending' || payment.state === 'waiting-capture')) return undefined;
  await savePaymentState(trx, payment.id, state, status);
  if (state !== 'pending') {
    await orders.addEvent(trx, order.id, 'payment-failed', { paymentId: payment.id, failure: status.failure });
    await orders.paymentFailed(trx, order.id, payment.id);
  }
  await announce(trx, order.id);
  return state;
}

const stateOfFailure = (failure: PaymentFailure | null) =>
  failure === 'expired' || failure === 'cancelled' ? failure : 'failed';

async function takePaid(
  trx: Transaction<Database>,
  orders: OrderPort,
  { payment, order }: Locked,
  status: ReportedStatus,
): Promise<NewState> {
  if (payment.state === 'paid' || payment.state === 'refunding' || payment.state === 'refunded') return undefined;
  const reason = await reasonToRefuse(trx, orders, { payment, order }, status);
  if (reason === null) {
    await giveUpOthers(trx, order.id, payment.id);
    await savePaymentState(trx, payment.id, 'paid', { providerId: status.providerId });
    await savePaid(trx, order);
    await postPlaced(trx, order.id);
    await post(trx, order.id, {
      ...{ key: `paid:${payment.id}`, reason: 'paid', postings: moneyPostings('provider', status.amount) },
    });
    await orders.complete(trx, order.id, payment.id);
    await orders.addEvent(trx, order.id, 'paid', { paymentId: payment.id });
  } else {
    await savePaymentState(trx, payment.id, 'refunding', { providerId: status.providerId });
    await post(trx, order.id, {
      ...{ key: `surplus:${payment.id}`, reason, postings: moneyPostings('provider', status.amount, 'surplus') },
    });
    await insertRefund(trx, payment, { amount: status.amount, reason });
    await orders.addEvent(trx, order.id, 'refund-requested', { paymentId: payment.id, reason });
  }
  await announce(trx, order.id);
  return reason === null ? 'paid' : 'refunding';
}

/** `null` when the order can be paid with this payment; an order that had expired reserves its pieces again. */
async function reasonToRefuse(
  trx: Transaction<Database>,
  orders: OrderPort,
  { payment, order }: Locked,
  status: ReportedStatus,
): Promise<string | null> {
  if (status.amount !== payment.amount || status.currency !== payment.currency) return 'wrong-amount';
  if (order.total !== payment.amount || order.currency !== payment.currency) return 'order-changed';
  if (order.state === 'awaiting-payment') return null;
  if (order.state !== 'cancelled') return 'paid-already';
  return (await orders.retake(trx, order.id)) ? null : 'sold-out';
}
