import type { declareWithdrawal, PayloadOf, Withdrawal } from '@odeta/contracts';
import { withdrawalSchema } from '@odeta/validation';
import type { Transaction } from 'kysely';
import { useProof } from '../bots/bot-guard.ts';
import type { Database } from '../db/database.ts';
import { retryConflicts } from '../db/retry-conflicts.ts';
import { digestOf, requireSame } from '../http/idempotency-key.ts';
import type { Session } from '../http/session.ts';
import { requireFields } from '../http/validation.ts';
import { drawNumbers } from '../identity/draw-numbers.ts';
import { addEmail, addTypedEmail } from '../outbox/outbox.repository.ts';
import { type DeclaredPieces, declaredOwnGoods } from '../returns/declared-own-goods.ts';
import type { HelpDeps, HelpRequest } from './help-request.ts';
import { findNamedOrder } from './named-order.ts';
import { countWithdrawals, findWithdrawalByKey, saveWithdrawal, type WithdrawalRow } from './withdrawal.repository.ts';

/** Receipts per order and day that are always sent, one for each declaration. */
const MOST_RECEIPTS = 5;
const DAY_MS = 86_400_000;

type Deps = Pick<HelpDeps, 'db' | 'settings' | 'now'>;

interface Declared extends HelpRequest {
  fields: { name: string; orderNumber: string; email: string; goods: string | null };
  digest: Buffer;
  /** What the receipt lists for the owner of the order. */
  own: DeclaredPieces | null;
}

/**
 * Stores a withdrawal with its time, and queues its receipt and the shop's notice: in one transaction, once per idempotency key. The state
 * of an order is never a reason to refuse it.
 */
export async function declareWithdrawalOf(
  deps: Deps,
  payload: PayloadOf<typeof declareWithdrawal>,
  { idHash, ...request }: HelpRequest & Pick<Session, 'idHash'>,
): Promise<Withdrawal> {
  const { scope, ...typed } = requireFields(withdrawalSchema(), payload, request.country);
  const fields = { ...typed, goods: scope === 'whole' ? null : typed.goods };
  const { country } = request;
  const own = await declaredOwnGoods(deps, { idHash, country }, fields);
  const declared = { ...request, fields, digest: digestOf({ country, ...fields }), own };
  return answerOf(await retryConflicts(() => deps.db.transaction().execute((trx) => record(deps, trx, declared))));
}

async function record(deps: Deps, trx: Transaction<Database>, declared: Declared): Promise<WithdrawalRow> {
  const { country, key, proof, origin, fields, digest, own } = declared;
  const known = await findWithdrawalByKey(trx, key);
  if (known) return requireSame(known, digest);
  await useProof(trx, proof);
  const row = await saveWithdrawal(trx, {
    ...fields,
    numbers: drawNumbers('O'),
    key,
    requestDigest: digest,
    country,
    orderId: await findNamedOrder(trx, country, fields),
    origin,
    receivedAt: deps.now(),
  });
  // Another request with the key came first and is finished.
  if (!row) return requireSame((await findWithdrawalByKey(trx, key)) as WithdrawalRow, digest);
  await addEmails(trx, row, { own, shopEmail: deps.settings.of(country).siteContents.seller.email });
  return row;
}

async function addEmails(
  trx: Transaction<Database>,
  row: WithdrawalRow,
  { own, shopEmail }: Pick<Declared, 'own'> & { shopEmail: string },
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

const ownData = ({ pieces, refund }: DeclaredPieces) => ({
  pieces: JSON.stringify(pieces),
  ...(refund !== null && { refund: String(refund) }),
});

const answerOf = ({ number, receivedAt, name, orderNumber, email, goods }: WithdrawalRow): Withdrawal => ({
  number,
  receivedAt: receivedAt.toISOString(),
  name,
  orderNumber,
  email,
  goods,
});
