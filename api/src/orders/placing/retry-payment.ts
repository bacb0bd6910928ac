import { needsCode, needsWallet, type OrderAnswer, type PayloadOf, type retryPayment } from '@odeta/contracts';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { retryConflicts } from '../../db/retry-conflicts.ts';
import { ApiError } from '../../http/api-error.ts';
import { digestOf } from '../../http/idempotency-key.ts';
import type { KnownSession } from '../../http/session.ts';
import { textFor } from '../../http/texts.ts';
import { findLivePayment, insertPayment } from '../../payments/payment.repository.ts';
import { findOrderPayment } from '../../payments/payment-status.repository.ts';
import { announce, lockOrder } from '../../payments/settle.repository.ts';
import type { Buyer } from '../../payments/start-payment.ts';
import { stopPayment } from '../../payments/stop-payment.ts';
import type { CountrySettings } from '../../settings/settings.ts';
import { claimKey, saveAnswer } from '../records/idempotency.repository.ts';
import { findPlaced, findSessionId } from '../records/order.repository.ts';
import type { OrderDeps } from '../records/order-deps.ts';
import { paymentTimes } from '../records/payment-times.ts';
import { answerOf } from './order-answer.ts';
import { BLIK_CODE } from './order-check.ts';
import type { Placed } from './write-order.ts';

interface Retrying extends Buyer {
  orderId: string;
  payload: Pick<PayloadOf<typeof retryPayment>, 'payment' | 'blikCode'>;
  key: string | null;
}

/**
 * Starts a new payment for an order that waits for one. Cancels the former payment first; if that one succeeded after all, the order is
 * paid. Throws an `ApiError` when the order no longer waits.
 */
export async function retryPaymentOf(deps: OrderDeps, session: KnownSession, retrying: Retrying): Promise<OrderAnswer> {
  const { orderId, payload, key } = retrying;
  if (!(await findOrderPayment(deps.db, session, orderId))) throw new ApiError('not-found');
  const blikCode = payload.blikCode.replace(/\s/g, '');
  if (needsCode(payload.payment) && !BLIK_CODE.test(blikCode)) {
    throw new ApiError('validation', {
      validation: { 'cart.blikCode': [textFor(session.country, 'enter-blik-code')] },
    });
  }
  const digest = digestOf({ orderId, ...payload });
  const again = { ...retrying, session, digest, shop: deps.settings.of(session.country) };
  const known = key === null ? undefined : await findKnown(deps, session, key, digest);
  const placed = known ?? (await beginAgain(deps, again));
  return answerOf(deps, placed, { ...retrying, blikCode, walletToken: '' });
}

interface Beginning extends Retrying {
  session: KnownSession;
  digest: Buffer;
  shop: CountrySettings;
}

/** The result of an earlier request with the same key. */
async function findKnown(
  { db }: OrderDeps,
  { idHash }: KnownSession,
  key: string,
  digest: Buffer,
): Promise<Placed | undefined> {
  const known = await db
    .selectFrom('idempotency')
    .innerJoin('session', 'session.ownerId', 'idempotency.sessionId')
    .select(['requestDigest', 'answer'])
    .where('idHash', '=', idHash)
    .where('key', '=', key)
    .executeTakeFirst();
  if (known && !known.requestDigest.equals(digest)) throw new ApiError('idempotency-mismatch');
  return known ? (known.answer as Placed) : undefined;
}

async function beginAgain(deps: OrderDeps, beginning: Beginning): Promise<Placed> {
  const waiting = await findLivePayment(deps.db, beginning.orderId);
  if (waiting) await stopPayment(deps, waiting);
  const paid = await findPlaced(deps.db, beginning.orderId);
  if (paid) return { orderId: paid.id, number: paid.number, total: paid.total, paymentId: null };
  return retryConflicts(() => deps.db.transaction().execute((trx) => begin(deps, trx, beginning)));
}

async function begin({ now, provider }: OrderDeps, trx: Transaction<Database>, beginning: Beginning): Promise<Placed> {
  const { orderId, payload, shop, key, digest, session } = beginning;
  const locked = await lockOrder(trx, orderId);
  if (locked?.state !== 'awaiting-payment') throw new ApiError('order-expired');
  const sessionId = await findSessionId(trx, session);
  if (key !== null && sessionId !== undefined) {
    const known = await claimKey(trx, sessionId, key, digest);
    if (known) return known.answer as Placed;
  }
  // Another tab has started a payment meanwhile.
  if (await findLivePayment(trx, orderId)) throw new ApiError('busy');

  const order = await trx.selectFrom('shopOrder').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const method = offeredAgain(shop, order, payload.payment);
  const { expiresAt, checkAt, reservedUntil } = paymentTimes(method.key, now());
  const { total: amount, currency, number } = order;
  const payment = { orderId, provider: provider.name, method: method.key, amount, currency, expiresAt, checkAt };
  const paymentId = await insertPayment(trx, payment);
  const chosen = { payment: method.key, paymentName: method.name, reservedUntil };
  await trx.updateTable('shopOrder').set(chosen).where('id', '=', orderId).execute();
  await announce(trx, orderId);
  const placed = { orderId, number, total: amount, paymentId };
  if (key !== null && sessionId !== undefined) await saveAnswer(trx, sessionId, key, placed);
  return placed;
}

type Chosen = Pick<Selectable<Database['shopOrder']>, 'shipping' | 'payment'>;

/**
 * Online payments of the same delivery with the same fee, except wallets, which need a payment sheet; others are only available in the
 * checkout.
 */
export function paymentsAgain(shop: CountrySettings, order: Chosen) {
  const payments = paymentsOf(shop, order);
  const fee = JSON.stringify(payments.find(({ key }) => key === order.payment)?.fee ?? 0);
  return payments.filter(
    (payment) =>
      !payment.disabled &&
      payment.provider === 'online' &&
      !needsWallet(payment.key) &&
      JSON.stringify(payment.fee) === fee,
  );
}

function offeredAgain(shop: CountrySettings, order: Chosen, key: string) {
  const offered = paymentsOf(shop, order).find((payment) => payment.key === key);
  if (!offered) throw new ApiError('unknown-payment');
  if (!paymentsAgain(shop, order).includes(offered)) throw new ApiError('payment-disabled');
  return offered;
}

const paymentsOf = ({ methods }: CountrySettings, { shipping }: Pick<Chosen, 'shipping'>) =>
  methods.find((method) => method.key === shipping)?.payments ?? [];
