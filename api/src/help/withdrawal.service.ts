import type { CountryCode, declareWithdrawal, PayloadOf, Withdrawal } from '@odeta/contracts';
import { withdrawalSchema } from '@odeta/validation';
import type { Transaction } from 'kysely';
import { useProof } from '../bots/bot-guard.ts';
import type { Database } from '../db/database.ts';
import { retryConflicts } from '../db/retry-conflicts.ts';
import { ApiError } from '../http/api-error.ts';
import { digestOf, requireSame } from '../http/idempotency-key.ts';
import type { Session } from '../http/session.ts';
import { textFor } from '../http/texts.ts';
import { requireFields } from '../http/validation.ts';
import { drawNumbers } from '../identity/draw-numbers.ts';
import { addEmail, addTypedEmail } from '../outbox/outbox.repository.ts';
import { type DeclaredPieces, declaredOwnGoods } from '../returns/declared-own-goods.ts';
import { stopWithdrawn } from '../returns/stop-withdrawn.ts';
import type { HelpDeps, HelpRequest } from './help-request.ts';
import { findNamedOrder } from './named-order.ts';
import {
  countWithdrawals,
  findWithdrawalByKey,
  saveChosenPieces,
  saveWithdrawal,
  type WithdrawalRow,
} from './withdrawal.repository.ts';

/** Receipts per order and day that are always sent, one for each declaration. */
const MOST_RECEIPTS = 5;
const DAY_MS = 86_400_000;

type Deps = Pick<HelpDeps, 'db' | 'settings' | 'now'>;

interface Declared extends HelpRequest, Pick<Session, 'idHash'> {
  fields: {
    name: string;
    orderNumber: string;
    email: string;
    goods: string | null;
    bankAccount: string;
    holder: string;
  };
  /** Chosen from the lines of the order. */
  lines: readonly { lineId: string; quantity: number }[];
  digest: Buffer;
}

/**
 * Stores a withdrawal with its time, stops what is not packed, and queues its receipt and the shop's notice: in one transaction, once per
 * idempotency key. The state of an order is never a reason to refuse it.
 */
export async function declareWithdrawalOf(
  deps: Deps,
  payload: PayloadOf<typeof declareWithdrawal>,
  request: HelpRequest & Pick<Session, 'idHash'>,
): Promise<Withdrawal> {
  const { country } = request;
  const { scope, lines: chosen, ...typed } = requireFields(withdrawalSchema(country), payload, country);
  const fields = { ...typed, goods: scope === 'whole' ? null : typed.goods };
  const lines = scope === 'whole' ? [] : chosen;
  const declared = { ...request, fields, lines, digest: digestOf({ country, ...fields, lines }) };
  return answerOf(await retryConflicts(() => deps.db.transaction().execute((trx) => record(deps, trx, declared))));
}

async function record(deps: Deps, trx: Transaction<Database>, declared: Declared): Promise<WithdrawalRow> {
  const { country, key, proof, origin, fields, digest, lines } = declared;
  const known = await findWithdrawalByKey(trx, key);
  if (known) return requireSame(known, digest);
  await useProof(trx, proof);
  const at = deps.now();
  const own = await declaredOwnGoods(trx, deps, declared, { ...fields, lines });
  if (!own && lines.length > 0) throw goneGoods(country);
  const row = await saveWithdrawal(trx, {
    ...fields,
    ...(own?.isPaidOnline && { bankAccount: '', holder: '' }),
    goods: fields.goods === null ? null : [...(own?.texts ?? []), fields.goods].filter(Boolean).join('\n'),
    numbers: drawNumbers('O'),
    key,
    requestDigest: digest,
    country,
    orderId: await findNamedOrder(trx, country, fields),
    origin,
    parcels: own && JSON.stringify(own.parcels),
    // Nothing is left that an employee would have to read.
    readAt: lines.length > 0 && fields.goods === '' ? at : null,
    receivedAt: at,
  });
  // Another request with the key came first and is finished.
  if (!row) return requireSame((await findWithdrawalByKey(trx, key)) as WithdrawalRow, digest);
  if (own) await stopOwn(trx, own, { row, isPart: fields.goods !== null });
  await addEmails(trx, row, { own, shopEmail: deps.settings.of(country).siteContents.seller.email });
  return row;
}

/** The shopper chooses again, or describes the goods in words. */
const goneGoods = (country: CountryCode) =>
  new ApiError('validation', { validation: { goods: [textFor(country, 'withdrawal-lines')] } });

async function stopOwn(
  trx: Transaction<Database>,
  own: DeclaredPieces,
  { row, isPart }: { row: WithdrawalRow; isPart: boolean },
) {
  if (isPart) await saveChosenPieces(trx, row.id, own.pieces);
  await stopWithdrawn(trx, own, { pieces: own.pieces, withdrawalId: row.id, at: row.receivedAt });
}

async function addEmails(
  trx: Transaction<Database>,
  row: WithdrawalRow,
  { own, shopEmail }: { own: DeclaredPieces | null; shopEmail: string },
) {
  const { id, country } = row;
  const isReceipted = await addReceipt(trx, row, own ? ownData(own) : {});
  const notice = { key: `withdrawal-notice:${id}`, kind: 'withdrawal-notice', recipient: shopEmail } as const;
  await addEmail(trx, { ...notice, country, data: { id, ...(!isReceipted && { receipt: 'none' }) } });
}

/**
 * Whoever knows an order's number and its e-mail gets the receipt that the law demands in any case; beyond a few a day, and without an
 * order, the address is one that anybody could have typed. `false` if the receipt is not sent.
 */
async function addReceipt(
  trx: Transaction<Database>,
  { id, country, email: recipient, orderId, receivedAt }: WithdrawalRow,
  data: Record<string, string>,
): Promise<boolean> {
  const receipt = { key: `withdrawal-receipt:${id}`, kind: 'withdrawal-receipt', country, recipient } as const;
  const since = new Date(receivedAt.getTime() - DAY_MS);
  const isFew = orderId !== null && (await countWithdrawals(trx, orderId, since)) <= MOST_RECEIPTS;
  if (!isFew) return addTypedEmail(trx, { ...receipt, data: { id, ...data } });
  await addEmail(trx, { ...receipt, data: { id, ...data } });
  return true;
}

const ownData = ({ pieces, refund, isPaidOnline }: DeclaredPieces) => ({
  pieces: JSON.stringify(pieces),
  money: isPaidOnline ? 'payment' : 'bank-account',
  ...(refund !== null && { refund: String(refund) }),
});

/** Of an account number for a refund; the rest is only for employees. */
const SHOWN_OF_ACCOUNT = 4;

const answerOf = ({
  number,
  receivedAt,
  name,
  orderNumber,
  email,
  goods,
  bankAccount,
  parcels,
}: WithdrawalRow): Withdrawal => ({
  number,
  receivedAt: receivedAt.toISOString(),
  name,
  orderNumber,
  email,
  goods,
  refundTo: bankAccount.slice(-SHOWN_OF_ACCOUNT),
  parcels,
});
