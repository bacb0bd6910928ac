import type { PaymentDeps } from './payment-deps.ts';
import { type PaymentProvider, ProviderFailure, type RefundStatus } from './provider.ts';
import {
  type DueRefund,
  handOverRefund,
  type NamedRefund,
  postponeRefund,
  saveRefunded,
  takeDueRefund,
} from './refund.repository.ts';
import { saveAccepted, saveFailedRefund } from './refund-progress.repository.ts';
import { announce, lockOrder } from './settle.repository.ts';

export type GivingBack = Pick<PaymentDeps, 'db' | 'provider' | 'orders' | 'now'>;

export interface RefundReports {
  onError(error: unknown): void;
  /** The bank does not send a refund: it is not requested again until a person decides. Called once for each. */
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
/** The law gives the shop 14 days, and a person needs some of them. */
const LONGEST_UNDER_WAY_MS = 7 * 86_400_000;

/** Requests the refunds that are due, and asks about those that the bank has accepted. Several instances may do so at once. */
export async function giveBackDue(giving: GivingBack, reports: RefundReports): Promise<void> {
  for (let count = 0; count < MOST; count += 1) {
    const refund = await takeDueRefund(giving.db, { now: giving.now(), leaseSeconds: LEASE_SECONDS });
    if (!refund) return;
    await giveBack(giving, refund, reports).catch(reports.onError);
  }
}

/** Always with the same id, so that the bank makes it once. */
async function giveBack(giving: GivingBack, refund: DueRefund, { onRefundGivenUp }: RefundReports) {
  const status = await askBank(giving.provider, refund).catch(failureOf);
  const isLate = isTooLong(giving.now(), refund);
  const cause =
    status instanceof ProviderFailure
      ? await takeFailure(giving, refund, status)
      : await applyRefundStatus(giving, refund, status);
  if (cause) onRefundGivenUp(cause);
  const late = isLate ? await handOver(giving, refund, 'accepted by the bank a week ago, and not sent since') : null;
  if (late) onRefundGivenUp(late);
}

const failureOf = (error: unknown): ProviderFailure => {
  if (error instanceof ProviderFailure) return error;
  throw error;
};

/** A refund that the bank has accepted and does not know any more is requested again. */
async function askBank(provider: PaymentProvider, refund: DueRefund): Promise<RefundStatus> {
  const known = refund.acceptedAt === null ? undefined : await provider.refundStatus(refund);
  return known ?? provider.refund(refund);
}

const isTooLong = (now: Date, { acceptedAt }: DueRefund) =>
  acceptedAt !== null && now.getTime() - acceptedAt.getTime() > LONGEST_UNDER_WAY_MS;

/** A question about an accepted refund is repeated however often it fails. */
async function takeFailure(giving: GivingBack, refund: DueRefund, failure: ProviderFailure): Promise<Error | null> {
  const { id, attempts, acceptedAt } = refund;
  if (acceptedAt === null && (failure.kind === 'refused' || attempts >= MOST_ATTEMPTS))
    return handOver(giving, refund, wordsOf(failure), `after ${attempts} attempts: `);
  const now = giving.now();
  await postponeRefund(giving.db, { id, attempts, refusal: wordsOf(failure), now, seconds: pauseAfter(attempts) });
  return null;
}

/** Hands the refund over to an employee, and e-mails the buyer. Returns the error to report; `null` if it was handed over before. */
async function handOver({ db, orders, now }: GivingBack, refund: DueRefund, refusal: string, before = '') {
  const { id, orderId, refundId, attempts } = refund;
  const isNew = await db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderId);
    if (!(await handOverRefund(trx, { id, attempts, refusal, now: now() }))) return false;
    await orders.refundFailed(trx, orderId, { id, refundId });
    await announce(trx, orderId);
    return true;
  });
  return isNew ? givenUp(refund, before + refusal) : null;
}

/** What the bank says about a refund, whoever hears it first and in whatever order. Returns what to report to a person. */
export async function applyRefundStatus(
  giving: Pick<GivingBack, 'db' | 'orders' | 'now'>,
  refund: NamedRefund & { acceptedAt: Date | null; attempts: number },
  { state, bankId, words }: RefundStatus,
): Promise<Error | null> {
  if (state === 'failed') return takeBackRefund(giving, refund, words);
  if (state === 'sent') await completeRefund(giving, refund);
  else {
    const { id, refundId, acceptedAt, attempts } = refund;
    const seconds = pauseAfter(acceptedAt === null ? 2 : attempts + 1);
    await saveAccepted(giving.db, { id, refundId, bankId, words, now: giving.now(), seconds });
  }
  return null;
}

/**
 * Records that the bank has sent a refund; repeated, it does nothing. `refundId`: only if that is still its id at the bank. `note`: by a
 * person, who says how. Returns whether it was still open.
 */
export function completeRefund(
  { db, orders }: Pick<GivingBack, 'db' | 'orders'>,
  { id, orderId, refundId, note }: { id: string; orderId: string; refundId?: string | undefined; note?: string },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderId);
    if (!(await saveRefunded(trx, { id, orderId, refundId, byHand: note !== undefined }))) return false;
    if (note !== undefined) await orders.addEvent(trx, orderId, 'refunded-by-hand', { refundId: id, note });
    await orders.refunded(trx, orderId, id);
    await announce(trx, orderId);
    return true;
  });
}

/**
 * The bank does not send a refund that it had accepted, or even said to have sent: the money is owed again, a person decides, and the buyer is
 * told. `words`: the bank's. Returns what to report; `null` if it was reported before.
 */
export async function takeBackRefund(
  { db, orders, now }: Pick<GivingBack, 'db' | 'orders' | 'now'>,
  refund: NamedRefund,
  words: string,
): Promise<Error | null> {
  const { id, orderId, refundId } = refund;
  const refusal = `${CANCELLED}: ${words}`.slice(0, MOST_CHARACTERS);
  const isNew = await db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderId);
    if (!(await saveFailedRefund(trx, { ...refund, refusal, now: now() }))) return false;
    await orders.addEvent(trx, orderId, 'refund-cancelled', { refundId, words });
    await orders.refundFailed(trx, orderId, { id, refundId });
    await announce(trx, orderId);
    return true;
  });
  return isNew ? givenUp(refund, refusal) : null;
}

const CANCELLED = 'cancelled by the bank after it had accepted it';

/**
 * Seconds until a refund is requested or asked about again after so many attempts; four times as long each time. At random by up to a half, so that
 * those that failed together are not requested together.
 */
export const pauseAfter = (attempts: number, random: () => number = Math.random): number =>
  Math.min(FIRST_PAUSE_SECONDS * 4 ** (attempts - 1), LONGEST_PAUSE_SECONDS) * (1 - random() / 2);

const wordsOf = ({ message }: ProviderFailure) => message.slice(0, MOST_CHARACTERS) || 'no reason given';

const givenUp = ({ orderNumber, refundId, amount, currency }: NamedRefund, refusal: string) =>
  new Error(
    `The bank does not refund ${amount} (minor units, ${currency}) of order ${orderNumber}, refund ${refundId}: ${refusal}`,
  );
