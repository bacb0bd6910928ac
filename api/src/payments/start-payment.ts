import { setTimeout as pause } from 'node:timers/promises';
import type { CountryCode } from '@odeta/contracts';
import { ApiError } from '../http/api-error.ts';
import type { TagSession } from '../tags/tags.ts';
import {
  claimPayment,
  findPayment,
  hasPage,
  isClaimed,
  isLive,
  type Payment,
  releaseClaim,
  saveCreated,
} from './payment.repository.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { ProviderFailure, type Shown } from './provider.ts';
import { settle, settleFailed } from './settle.ts';
import { PATIENCE_MS, PAUSE_MS } from './stop-payment.ts';

/** Data about the request. */
export interface Buyer {
  country: CountryCode;
  /** Scheme, host and port of the shop's page. */
  origin: string;
  ip: string;
  tagSession: TagSession;
}

/**
 * Creates the payment at the provider, once however often it is called, and applies the status in the answer. If the provider does not
 * answer, the payment stays open, and the same request may try again. Returns the payment.
 */
export async function startPayment(
  deps: PaymentDeps,
  paymentId: string,
  { origin, ip, blikCode, walletToken, readSaved }: Buyer & Shown,
): Promise<Payment> {
  if (await claimInTurn(deps, paymentId)) {
    const payment = await requirePayment(deps, paymentId);
    await create(deps, payment, { origin, ip, blikCode, walletToken, ...(readSaved && { readSaved }) });
  }
  return requirePayment(deps, paymentId);
}

/** Waits for another request that is communicating with the provider, and takes over if its process dies. */
async function claimInTurn({ db, presence }: PaymentDeps, paymentId: string): Promise<boolean> {
  const limit = performance.now() + PATIENCE_MS;
  while (!(await claimPayment(db, paymentId, presence))) {
    if (!(await isClaimed(db, paymentId))) return claimPayment(db, paymentId, presence);
    if (performance.now() >= limit) return false;
    await pause(PAUSE_MS);
  }
  return true;
}

async function create(
  deps: PaymentDeps,
  payment: Payment,
  { readSaved, ...said }: Pick<Buyer, 'origin' | 'ip'> & Shown,
) {
  const { db, provider } = deps;
  try {
    const saved = await readSaved?.();
    const created = await provider.create({ ...payment, ...said, ...saved, paymentId: payment.id });
    await saveCreated(db, payment.id, created);
    await settle(deps, payment.id, created);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (error.kind === 'refused') return settleFailed(deps, payment.id, error.reason);
    await releaseClaim(db, payment.id);
    await requirePage(deps, payment.id);
  }
}

/** A notice may have come before the answer was lost, but the page is only in the answer: the same request asks for it again. */
async function requirePage(deps: PaymentDeps, paymentId: string) {
  const { state, method, redirectUrl } = await requirePayment(deps, paymentId);
  if (isLive(state) && hasPage(method) && redirectUrl === null) throw new ApiError('payment-unavailable');
}

async function requirePayment({ db }: PaymentDeps, paymentId: string): Promise<Payment> {
  const payment = await findPayment(db, paymentId);
  if (!payment) throw new ApiError('not-found');
  return payment;
}
