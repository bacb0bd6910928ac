import type { PaymentDeps } from './payment-deps.ts';
import { ProviderFailure } from './provider.ts';
import {
  type CancelledRefund,
  type DueRefund,
  findMade,
  handOverRefund,
  postponeRefund,
  saveCancelledRefund,
  saveRefunded,
  takeDueRefund,
} from './refund.repository.ts';
import { announce, lockOrder } from './settle.repository.ts';

export type GivingBack = Pick<PaymentDeps, 'db' | 'provider' | 'orders' | 'now'>;

export interface RefundReports {
  onError(error: unknown): void;
  /** The bank does not make a refund: it is not requested again until a person decides. Called once for each. */
  onRefundGivenUp(cause: Error): void;
}

/** Longer than a provider may take to answer, with a new token and a repetition. */
const LEASE_SECONDS = 60;
const FIRST_PAUSE_SECONDS = 10;
const LONGEST_PAUSE_SECONDS = 6 * 3600;
/** With the pauses in between, a day or a day and a half. */
const MOST_ATTEMPTS = 12;
/** So many per run, because payments wait meanwhile. */
const MOST = 10;
/** Of the bank's words. */
const MOST_CHARACTERS = 500;

/** Requests the refunds that are due. Several instances may do so at once. */
export async function giveBackDue(giving: GivingBack, reports: RefundReports): Promise<void> {
  for (let count = 0; count < MOST; count += 1) {
    const refund = await takeDueRefund(giving.db, { now: giving.now(), leaseSeconds: LEASE_SECONDS });
    if (!refund) return;
    await giveBack(giving, refund, reports).catch(reports.onError);
  }
}

/** Always with the same id, so that the bank makes it once. */
async function giveBack(giving: GivingBack, refund: DueRefund, { onRefundGivenUp }: RefundReports) {
  const { id, orderId, attempts, ...requested } = refund;
  try {
    await giving.provider.refund(requested);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    const refused = { id, attempts, refusal: wordsOf(error), now: giving.now() };
    if (error.kind !== 'refused' && attempts < MOST_ATTEMPTS)
      return postponeRefund(giving.db, { ...refused, seconds: pauseAfter(attempts) });
    if (await handOverRefund(giving.db, refused))
      onRefundGivenUp(givenUp(refund, `after ${attempts} attempts: ${refused.refusal}`));
    return;
  }
  await completeRefund(giving, { id, orderId });
}

/** Records that a refund was made; repeated, it does nothing. `note`: by a person, who says how. Returns whether it was still open. */
export function completeRefund(
  { db, orders }: Pick<GivingBack, 'db' | 'orders'>,
  { id, orderId, note }: { id: string; orderId: string; note?: string },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderId);
    if (!(await saveRefunded(trx, { id, orderId, byHand: note !== undefined }))) return false;
    if (note !== undefined) await orders.addEvent(trx, orderId, 'refunded-by-hand', { refundId: id, note });
    await orders.refunded(trx, orderId, id);
    await announce(trx, orderId);
    return true;
  });
}

/**
 * The bank does not make a refund that it had accepted: the money is owed again, and a person decides. Returns what to report; `null` if
 * there is no such refund, or it was reported before.
 */
export async function takeBackRefund(
  { db, orders, now }: Pick<GivingBack, 'db' | 'orders' | 'now'>,
  refundId: string,
): Promise<Error | null> {
  const found = await findMade(db, refundId);
  if (!found) return null;
  const { orderId } = found;
  const isNew = await db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderId);
    if (!(await saveCancelledRefund(trx, { ...found, refusal: CANCELLED, now: now() }))) return false;
    await orders.addEvent(trx, orderId, 'refund-cancelled', { refundId });
    await announce(trx, orderId);
    return true;
  });
  return isNew ? givenUp(found, CANCELLED) : null;
}

const CANCELLED = 'cancelled by the bank after it had accepted it';

/**
 * Seconds until a refund is requested again after so many attempts; four times as long each time. At random by up to a half, so that
 * those that failed together are not requested together.
 */
export const pauseAfter = (attempts: number, random: () => number = Math.random): number =>
  Math.min(FIRST_PAUSE_SECONDS * 4 ** (attempts - 1), LONGEST_PAUSE_SECONDS) * (1 - random() / 2);

const wordsOf = ({ message }: ProviderFailure) => message.slice(0, MOST_CHARACTERS) || 'no reason given';

const givenUp = ({ orderNumber, refundId, amount, currency }: CancelledRefund, refusal: string) =>
  new Error(
    `The bank does not refund ${amount} (minor units, ${currency}) of order ${orderNumber}, refund ${refundId}: ${refusal}`,
  );
