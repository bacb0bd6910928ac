import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '../http/api-error.ts';
import { findPayment, isClaimed, isLive } from './payment.repository.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { ProviderFailure } from './provider.ts';
import { settle, settleFailed } from './settle.ts';

export const PAUSE_MS = 100;
/** Maximum time to wait for another request that is communicating with the provider. */
export const PATIENCE_MS = 12_000;

/**
 * Cancels a payment at the provider, so that nobody can pay it any more, and applies the result: it may have been paid meanwhile. Throws an
 * `ApiError` when the provider cannot be reached; then no other payment may be started.
 */
export async function stopPayment(deps: PaymentDeps, paymentId: string): Promise<void> {
  const { db, provider } = deps;
  await untilAnswered({ db }, paymentId);
  const payment = await findPayment(db, paymentId);
  if (!payment || !isLive(payment.state)) return;
  try {
    const status = await provider.cancel({ paymentId, providerId: payment.providerId, country: payment.country });
    if (status) await settle(deps, paymentId, status);
    // The provider does not know it: it was never paid, and with its state changed here no request will create it.
    else await settleFailed(deps, paymentId, 'cancelled');
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    throw new ApiError('payment-unavailable', { cause: error });
  }
}

/** Waits for another request that is communicating with the provider, because its result counts. */
async function untilAnswered({ db }: Pick<PaymentDeps, 'db'>, paymentId: string): Promise<void> {
  const limit = performance.now() + PATIENCE_MS;
  while (performance.now() < limit && (await isClaimed(db, paymentId))) await pause(PAUSE_MS);
}
