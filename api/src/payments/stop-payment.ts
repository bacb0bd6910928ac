import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '../http/api-error.ts';
import { findPayment, isClaimed, isLive } from './payment.repository.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { ProviderFailure } from './provider.ts';
import { settle, settleFailed } from './settle.ts';

export const PAUSE_MS = 100;
/** As long as a request may wait for the one that speaks to the provider. */
export const PATIENCE_MS = 12_000;

/**
 * Cancels a payment at the provider, so that nobody can pay it any more, and records how that ended: it may
 * have been paid a moment ago. Throws an `ApiError` when the provider cannot be asked: then nothing new may be begun.
 */
export async function stopPayment(deps: PaymentDeps, paymentId: string): Promise<void> {
  const { db, provider } = deps;
  await untilAnswered({ db }, paymentId);
  const payment = await findPayment(db, paymentId);
  if (!payment || !isLive(payment.state)) return;
  try {
    const status = await provider.cancel({ paymentId, providerId: payment.providerId, country: payment.country });
    if (status) await settle(deps, paymentId, status);
    // The provider does not know it: it was never paid, and with our state gone nobody will begin it.
    else await settleFailed(deps, paymentId, 'cancelled');
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    throw new ApiError('payment-unavailable', { cause: error });
  }
}

/** Another request speaks to the provider about it: what that one receives counts. */
async function untilAnswered({ db }: Pick<PaymentDeps, 'db'>, paymentId: string): Promise<void> {
  const limit = Date.now() + PATIENCE_MS;
  while (Date.now() < limit && (await isClaimed(db, paymentId))) await pause(PAUSE_MS);
}
