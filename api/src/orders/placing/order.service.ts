import type { OrderAnswer, PayloadOf, placeOrder } from '@odeta/contracts';
import type { Transaction } from 'kysely';
import { useProof } from '../../bots/bot-guard.ts';
import { readCarts } from '../../carts/read-carts.repository.ts';
import type { Database } from '../../db/database.ts';
import { retryConflicts } from '../../db/retry-conflicts.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Shown } from '../../http/bot-proof.ts';
import { digestOf } from '../../http/idempotency-key.ts';
import type { KnownSession } from '../../http/session.ts';
import { editionOf } from '../../language/editions.ts';
import { findLivePayment } from '../../payments/payment.repository.ts';
import type { Buyer } from '../../payments/start-payment.ts';
import { stopPayment } from '../../payments/stop-payment.ts';
import { requirePoint } from '../../points/point-check.ts';
import { isPaidFor } from '../../pricing/cart.ts';
import { totalsOf } from '../../pricing/totals.ts';
import { savedMeansFor } from '../../saved-means/saved-means.service.ts';
import type { CountrySettings } from '../../settings/settings.ts';
import { findBuyer } from '../records/buyer.repository.ts';
import { claimKey, saveAnswer } from '../records/idempotency.repository.ts';
import {
  findPlaced,
  findRepeated,
  findSessionId,
  lockCart,
  lockUnpaid,
  type PlacedOrderRow,
  type UnpaidOrder,
} from '../records/order.repository.ts';
import type { OrderDeps } from '../records/order-deps.ts';
import { drawOrderNumbers } from '../records/order-number.ts';
import { forgetUses, releaseOrder } from '../records/order-pieces.ts';
import { courierNoteOf } from './courier-note.ts';
import { requireCompany } from './invoice-company.ts';
import { answerOf } from './order-answer.ts';
import { checkTerms } from './order-check.ts';
import { goodsOf } from './order-goods.ts';
import { requireTotal } from './order-total.ts';
import { requireDestination } from './seen-destination.ts';
import { type Placed, writeOrder } from './write-order.ts';

export interface OrderRequest extends Buyer {
  payload: PayloadOf<typeof placeOrder>;
  /** From the idempotency header; `null` when the client sends none. */
  key: string | null;
  proof: Shown;
  /** Versions of the buyer's front end, by unit; `null` when unknown. */
  versions: Readonly<Record<string, string>> | null;
}

interface Placing extends OrderRequest {
  session: KnownSession;
  shop: CountrySettings;
  digest: Buffer;
}

/** How often a payment that another tab has started meanwhile is cancelled in favour of this one. */
const ATTEMPTS = 3;

/** The cart's order has an open payment, which must end before another one can start. */
class PaymentInProgress extends Error {
  readonly orderId: string;
  readonly paymentId: string;

  constructor(orderId: string, paymentId: string) {
    super('payment in the way');
    this.orderId = orderId;
    this.paymentId = paymentId;
  }
}

/**
 * Places the order of the visitor's cart exactly once, in one transaction that locks the cart first and the stock last. A refused order
 * changes nothing, and a repeated request gets the same answer. An online payment is started afterwards.
 */
export async function placeOrderOf(
  deps: OrderDeps,
  session: KnownSession,
  request: OrderRequest,
): Promise<OrderAnswer> {
  const shop = deps.settings.of(session.country);
  const digest = digestOf({ country: session.country, ...request.payload });
  const readSaved = await savedMeansFor(deps, session, request.payload.savedMeansId);
  const placed = await place(deps, { ...request, session, shop, digest });
  const { basketConsents: consents } = request.payload;
  deps.security.record('consent-given', {
    country: session.country,
    ip: request.ip,
    orderId: placed.orderId,
    consents,
  });
  const { blikCode, walletToken } = request.payload;
  return answerOf(deps, placed, { ...request, blikCode: blikCode.replace(/\s/g, ''), walletToken, readSaved });
}

async function place(deps: OrderDeps, placing: Placing, attempts = ATTEMPTS): Promise<Placed> {
  try {
    return await retryConflicts(() => deps.db.transaction().execute((trx) => placeByKey(deps, trx, placing)));
  } catch (error) {
    if (!(error instanceof PaymentInProgress)) throw error;
    if (attempts <= 1) throw new ApiError('busy');
    await stopPayment(deps, error.paymentId);
    // The former payment succeeded before it could be cancelled, so that the order is paid with it.
    const paid = await findPlaced(deps.db, error.orderId);
    return paid ? rememberPaid(deps, placing, placedOf(paid)) : place(deps, placing, attempts - 1);
  }
}

/** Stores the answer, so that a repeated request gets the same one. */
async function rememberPaid({ db }: OrderDeps, { session, key, digest }: Placing, placed: Placed): Promise<Placed> {
  if (key === null) return placed;
  await db.transaction().execute(async (trx) => {
    const sessionId = await findSessionId(trx, session);
    if (sessionId === undefined || (await claimKey(trx, sessionId, key, digest))) return;
    await saveAnswer(trx, sessionId, key, placed);
  });
  return placed;
}

async function placeByKey(deps: OrderDeps, trx: Transaction<Database>, placing: Placing): Promise<Placed> {
  const { session, key, digest } = placing;
  if (key === null) return placeOnce(deps, trx, placing);

  const sessionId = await findSessionId(trx, session);
  if (sessionId === undefined) throw new ApiError('empty-cart');
  const known = await claimKey(trx, sessionId, key, digest);
  if (known && !known.requestDigest.equals(digest)) throw new ApiError('idempotency-mismatch');
  // It was stored by the lines below, as a `Placed`.
  if (known) return known.answer as Placed;
  const placed = await placeOnce(deps, trx, placing);
  await saveAnswer(trx, sessionId, key, placed);
  return placed;
}

async function placeOnce(
  { now, provider }: OrderDeps,
  trx: Transaction<Database>,
  { session, shop, payload, digest, key, proof, origin, versions }: Placing,
): Promise<Placed> {
  const locked = await lockCart(trx, session);
  if (!locked) throw new ApiError('empty-cart');
  const { sessionId, cartId } = locked;
  const unpaid = cartId === null ? undefined : await lockUnpaid(trx, cartId);
  const waiting = unpaid && (await findLivePayment(trx, unpaid.id));
  if (unpaid && waiting) {
    const isRepeated = key === null && unpaid.isSameChoice && unpaid.requestDigest.equals(digest);
    if (isRepeated) return placedOf(unpaid, waiting);
    throw new PaymentInProgress(unpaid.id, waiting);
  }
  await freePieces(trx, unpaid);
  const [cart] = await readCarts(trx, [{ ...session, today: shop.today(now()), edition: editionOf(session.country) }]);
  if (!cart?.lines.some(isPaidFor)) {
    const repeated = await findRepeated(trx, sessionId, session.country, digest);
    if (repeated) return placedOf(repeated);
  }
  if (!cart || cartId === null) throw new ApiError('empty-cart');
  await useProof(trx, proof);

  const goods = goodsOf(cart);
  const numbers = drawOrderNumbers(shop.code);
  const { number, customer, destination, addressId } = await findBuyer(trx, session, { cartId, numbers });
  const totals = totalsOf(cart, shop);
  const { basketConsents: consents } = payload;
  const { total } = totals.summary;
  const company = requireCompany(shop.code, payload.invoice);
  const isCompany = company !== null;
  const terms = checkTerms({ ...payload, cart, customer, destination, consents, total, isCompany }, shop);
  const pickupPoint = await requirePoint(trx, cart, terms, shop);
  requireDestination({ shipping: terms.shipping, point: cart.point, addressId }, payload.seen);
  requireTotal({ cart, goods, totals, payload, shop });
  const order = {
    shop,
    sessionId,
    cartId,
    cart,
    goods,
    terms,
    company,
    totals,
    consents,
    courierNote: courierNoteOf(terms, payload.courierNote),
    digest,
    number,
    origin,
    now: now(),
  };
  return writeOrder(trx, { ...order, versions, pickupPoint, unpaid, provider: provider.name });
}

/** Frees what the cart's former, unpaid order reserved and used. */
async function freePieces(trx: Transaction<Database>, unpaid: UnpaidOrder | undefined) {
  if (!unpaid) return;
  if (unpaid.state === 'awaiting-payment') await releaseOrder(trx, unpaid.id);
  await forgetUses(trx, unpaid.id);
}

const placedOf = ({ id, number, total }: PlacedOrderRow, paymentId: string | null = null): Placed => ({
  orderId: id,
  number,
  total,
  paymentId,
});
