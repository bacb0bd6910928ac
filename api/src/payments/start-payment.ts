import { setTimeout as pause } from 'node:timers/promises';
import type { CountryCode } from '@odeta/contracts';
import { ApiError } from '../http/api-error.ts';
import type { TagSession } from '../tags/tags.ts';
import { claimPayment, findPayment, isClaimed, type Payment, releaseClaim, saveCreated } from './payment.repository.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { ProviderFailure, type Shown } from './provider.ts';
import { settle, settleFailed } from './settle.ts';
import { PATIENCE_MS, PAUSE_MS } from './stop-payment.ts';

/** Of the request that wants to pay. */
export interface Buyer {
  country: CountryCode;
  /** Scheme, host and port of the shop's page. */
  origin: string;
  ip: string;
  /** Whom the tags of the answer are about. */
  tagSession: TagSession;
}

/**
 * Makes the payment at the provider, once, whoever asks how often. What the provider says at once is taken; when it does
 * not answer, the payment stays as it is, and the same request may try again. Returns how it stands.
 */
export async function startPayment(
  deps: PaymentDeps,
  paymentId: string,
  { origin, ip, blikCode, walletToken }: Buyer & Shown,
): Promise<Payment> {
  if (await claimInTurn(deps, paymentId)) {
    const payment = await demandPayment(deps, paymentId);
    await create(deps, payment, { origin, ip, blikCode, walletToken });
  }
  return demandPayment(deps, paymentId);
}

/** Waits for a request that speaks to the provider already, and goes on in its place when its process dies. */
async function claimInTurn({ db, presence }: PaymentDeps, paymentId: string): Promise<boolean> {
  const limit = Date.now() + PATIENCE_MS;
  while (!(await claimPayment(db, paymentId, presence))) {
    if (!(await isClaimed(db, paymentId))) return claimPayment(db, paymentId, presence);
    if (Date.now() >= limit) return false;
    await pause(PAUSE_MS);
  }
  return true;
}

async function create(deps: PaymentDeps, payment: Payment, said: Pick<Buyer, 'origin' | 'ip'> & Shown) {
  const { db, provider } = deps;
  try {
    const created = await provider.create({ ...payment, ...said, paymentId: payment.id });
    await saveCreated(db, payment.id, created);
    await settle(deps, payment.id, created);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (error.kind === 'refused') await settleFailed(deps, payment.id, error.reason);
    else await releaseClaim(db, payment.id);
  }
}

async function demandPayment({ db }: PaymentDeps, paymentId: string): Promise<Payment> {
  const payment = await findPayment(db, paymentId);
  if (!payment) throw new ApiError('not-found');
  return payment;
}
