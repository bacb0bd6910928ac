import { type Repetition, repeat } from '../background/repeat.ts';
import { giveBackDue, type RefundReports } from './give-back.ts';
import { findLivePayment } from './payment.repository.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { type DuePayment, findExpired, takeDue, takeWaiting } from './payment-watch.repository.ts';
import { ProviderFailure } from './provider.ts';
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
export async function watchPayments(watching: Watching, reports: RefundReports): Promise<void> {
  const { db, now } = watching;
  const { onError } = reports;
  for (const payment of await takeDue(db, { now: now(), againSeconds: AGAIN_SECONDS, most: MOST })) {
    // A failed one is tried again later and must not delay the others.
    await lookAfter(watching, payment).catch(onError);
  }
  await giveBackDue(watching, reports);
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
  { everyMs = EVERY_MS, ...reports }: RefundReports & { everyMs?: number },
): Repetition => repeat(() => watchPayments(watching, reports), { everyMs, onError: reports.onError });
