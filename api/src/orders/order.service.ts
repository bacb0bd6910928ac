import type { AnswerOf, PayloadOf, placeOrder } from '@odeta/shared/contracts';
import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { retryConflicts } from '../db/retry-conflicts.ts';
import { demandPoint } from '../delivery/point-check.ts';
import type { Deps } from '../http/deps.ts';
import { Refusal } from '../http/refusal.ts';
import type { Owner } from '../http/visitor.ts';
import { findChosenAddress } from '../shop/address.repository.ts';
import { readBaskets } from '../shop/basket.repository.ts';
import { isPaidFor } from '../shop/basket.ts';
import { findCustomer } from '../shop/customer.repository.ts';
import { emptyCustomer } from '../shop/customer.ts';
import { toMajor } from '../shop/money.ts';
import type { CountrySettings } from '../shop/settings.ts';
import { billOf } from '../shop/summary.ts';
import { claimKey, saveAnswer } from './idempotency.repository.ts';
import { digestOf, findRepeated, findSessionId, lockCart } from './order.repository.ts';
import { checkTerms } from './order-check.ts';
import { demandTotal, goodsOf } from './order-goods.ts';
import { writeOrder } from './write-order.ts';

export interface OrderRequest {
  payload: PayloadOf<typeof placeOrder>;
  /** Of the header; `null` when the caller sends none. */
  key: string | null;
}

type OrderAnswer = AnswerOf<typeof placeOrder>;

interface Placing extends OrderRequest {
  owner: Owner;
  shop: CountrySettings;
  digest: Buffer;
}

/**
 * M3. Places the order of the visitor's cart, exactly once: one transaction, the cart locked first, the stock last. A
 * refusal leaves everything as it was. The same request again gets the same answer.
 */
export function placeOrderOf(deps: Deps, owner: Owner, request: OrderRequest): Promise<OrderAnswer> {
  const shop = deps.settings.of(owner.country);
  const digest = digestOf({ country: owner.country, ...request.payload });
  const placing = { ...request, owner, shop, digest };
  return retryConflicts(() => deps.db.transaction().execute((trx) => placeByKey(deps, trx, placing)));
}

async function placeByKey(deps: Deps, trx: Transaction<Database>, placing: Placing): Promise<OrderAnswer> {
  const { owner, key, digest } = placing;
  const sessionId = await findSessionId(trx, owner);
  if (sessionId === undefined) throw new Refusal('empty-cart');
  if (key === null) return placeOnce(deps, trx, placing, sessionId);

  const known = await claimKey(trx, sessionId, key, digest);
  if (known && !known.requestDigest.equals(digest)) throw new Refusal('idempotency-mismatch');
  // Written by the lines below, in this form.
  if (known) return known.answer as OrderAnswer;
  const answer = await placeOnce(deps, trx, placing, sessionId);
  await saveAnswer(trx, sessionId, key, answer);
  return answer;
}

async function placeOnce(
  { now }: Deps,
  trx: Transaction<Database>,
  { owner, shop, payload, digest }: Placing,
  sessionId: number,
): Promise<OrderAnswer> {
  const cartId = await lockCart(trx, sessionId, owner.country);
  const [basket] = await readBaskets(trx, [owner]);
  if (!basket?.lines.some(isPaidFor)) {
    const repeated = await findRepeated(trx, sessionId, owner.country, digest);
    if (repeated) return answerOf(repeated, shop);
  }
  if (!basket || cartId === undefined) throw new Refusal('empty-cart');

  const goods = goodsOf(basket);
  const customer = (await findCustomer(trx, owner)) ?? emptyCustomer;
  const destination = await findChosenAddress(trx, owner);
  const consents = payload.basketConsents;
  const terms = checkTerms({ basket, customer, destination, consents }, shop);
  await demandPoint(trx, basket, terms, shop);
  const bill = billOf(basket, shop);
  demandTotal(basket, bill.summary.total, payload.total, shop);
  const order = { shop, sessionId, cartId, basket, goods, terms, bill, consents, digest, now: now() };
  return answerOf(await writeOrder(trx, order), shop);
}

/** M4. Paid on delivery: there is nothing to wait for. */
function answerOf(
  { number, total }: { number: string; total: number },
  { code, currency }: CountrySettings,
): OrderAnswer {
  return {
    redirect: '/confirm',
    listener: null,
    checker: null,
    payment: null,
    hurraTagManager: { orderId: number, amount: toMajor(code, total), currency },
  };
}
