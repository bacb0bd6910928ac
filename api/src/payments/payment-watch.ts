import { type Repetition, repeat } from '../background/repeat.ts';
import { findLivePayment } from './payment.repository.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { type DuePayment, findExpired, takeDue, takeWaiting } from './payment-watch.repository.ts';
import { ProviderFailure } from './provider.ts';
import { type DueRefund, saveRefunded, takeDueRefunds } from './refund.repository.ts';
import { announce, lockOrder, saveCancelled } from './settle.repository.ts';
import { settle, settleFailed } from './settle.ts';

const EVERY_MS = 2000;
/** Seconds until the provider is asked about the same payment again. */
const AGAIN_SECONDS = 8;
const MOST = 25;

type Watching = Pick<PaymentDeps, 'db' | 'provider' | 'orders' | 'now'>;

/**
 * Asks the provider about payments without a webhook, ends expired ones, requests refunds, and releases orders that nobody is paying.
 * Several instances may do so at once.
 */
export async function watchPayments(watching: Watching, onError: (error: unknown) => void): Promise<void> {
  const { db, now } = watching;
  for (const payment of await takeDue(db, { now: now(), againSeconds: AGAIN_SECONDS, most: MOST })) {
    // A failed one is tried again later and must not delay the others.
    await lookAfter(watching, payment).catch(onError);
  }
  for (const refund of await takeDueRefunds(db, { now: now(), againSeconds: AGAIN_SECONDS, most: MOST })) {
    await giveBack(watching, refund).catch(onError);
  }
  for (const orderId of await findExpired(db, now(), MOST)) await expire(watching, orderId).catch(onError);
}

/** Asks the provider about an order's payment at once. `false` when that was done just before, or the provider does not answer. */
export async function askNow(watching: Watching, orderId: string): Promise<boolean> {
  const payment = await takeWaiting(watching.db, { orderId, now: watching.now(), againSeconds: AGAIN_SECONDS });
  if (!payment) return false;
  try {
    await lookAfter(watching, payment);
    return true;
  } catch (error) {
    if (error instanceof ProviderFailure) return false;
    throw error;
  }
}

async function lookAfter(watching: Watching, payment: DuePayment) {
  const { provider, now } = watching;
  const ref = { paymentId: payment.id, providerId: payment.providerId, country: payment.country };
  if (payment.expiresAt > now()) {
    const status = await provider.status(ref);
    if (status) await settle(watching, payment.id, status);
    return;
  }
  const status = await provider.cancel(ref);
  if (status?.state === 'paid') await settle(watching, payment.id, status);
  else
    await settleFailed(
      watching,
      payment.id,
      status?.failure === 'cancelled' ? 'expired' : (status?.failure ?? 'expired'),
    );
}

/** Repeated until the provider confirms the refund, always with the same id, so that it is refunded once. */
async function giveBack({ db, provider, orders }: Watching, { id, orderId, ...refund }: DueRefund) {
  await provider.refund(refund);
  await db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderId);
    if (!(await saveRefunded(trx, { id, orderId }))) return;
    await orders.refunded(trx, orderId, id);
    await announce(trx, orderId);
  });
}

/** Unless it was paid meanwhile, or a payment is open. */
async function expire({ db, orders, now }: Watching, orderId: string) {
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order?.state !== 'awaiting-payment' || (await findLivePayment(trx, orderId))) return;
    const { reservedUntil } = await trx
      .selectFrom('shopOrder')
      .select('reservedUntil')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    if (reservedUntil === null || reservedUntil > now()) return;
    await orders.release(trx, orderId);
    await saveCancelled(trx, order);
    await orders.addEvent(trx, orderId, 'expired', {});
    await announce(trx, orderId);
  });
}

export const startPaymentWatch = (
  watching: Watching,
  { everyMs = EVERY_MS, onError }: { everyMs?: number; onError: (error: unknown) => void },
): Repetition => repeat(() => watchPayments(watching, onError), { everyMs, onError });
