import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { customers } from '../../mixed/customers.ts';
import {
  BLIK_CODE,
  browse,
  CARD,
  checkCart,
  expectedProblems,
  fillCart,
  isEqual,
  type Journey,
  PAYMENTS,
  pick,
  requireTotal,
} from '../../mixed/journey.ts';
import { type Body, RefusedRequest } from '../../mixed/visit.ts';

export interface GameJourney extends Journey {
  /** Differs for every shopper. */
  number: number;
  isHasty: boolean;
}

const PASSWORD = 'Odeta-2026';
const [WITH_ACCOUNT, WITH_ORDER, ONLINE] = [0.3, 0.85, 0.7];
const onlineOf = (country: keyof typeof PAYMENTS) => PAYMENTS[country].filter((payment) => payment !== 'cod');
/** Seconds that a shopper waits for the outcome of a payment. */
const PAYMENT_SECONDS = 40;
/** Problems after which a shopper pays on delivery instead of online. */
const CHOOSE_ANOTHER = ['payment-unavailable'];

/**
 * Looks around, fills a cart and orders; every third with an account, in which the order has to be. Who is in a hurry follows a link to one
 * product.
 */
export async function shopOnGameDay(journey: GameJourney): Promise<void> {
  const { visit, tally, random, catalogue, isHasty } = journey;
  const products = isHasty ? [pick(pick(catalogue.categories, random).products, random)] : await browse(journey);
  const hasAccount = !isHasty && random() < WITH_ACCOUNT;
  if (hasAccount) await openAccount(journey);
  const filled = await fillCart(journey, products);
  if (filled.size > 0) {
    const cart = await checkCart(journey, filled);
    if (isHasty || random() < WITH_ORDER) await orderAndLook(journey, cart, hasAccount).catch(forgive);
  }
  tally.journeys += 1;

  function forgive(error: unknown) {
    if (!(error instanceof RefusedRequest)) throw error;
    if (expectedProblems.includes(error.code)) tally.count(`refused: ${error.code}`);
    else visit.demand(false, error.message);
  }
}

async function openAccount({ visit, number, catalogue: { country } }: GameJourney) {
  await visit.open('log-in page', '/my-account/log-in');
  const payload = {
    ...customers[country],
    email: `game-day-${number}-${randomUUID().slice(0, 8)}@example.com`,
    password: PASSWORD,
    birthday: '24/03/1990',
    rememberMe: true,
    privacyAgreement: true,
  };
  await visit.call('register', '/base/register', { payload });
}

async function orderAndLook(journey: GameJourney, cart: Body, hasAccount: boolean): Promise<void> {
  const { visit, catalogue, random } = journey;
  const { country } = catalogue;
  await visit.open('checkout page', '/checkout');
  if (!hasAccount) await visit.call('customer', '/my-account/customer/edit', { payload: customers[country] });
  await visit.call('delivery', '/checkout/shipping', { payload: { shipping: 'courier' } });
  const order = await placeIn(journey, random() < ONLINE ? pick(onlineOf(country), random) : 'cod');
  if (order === null) return;
  const { number, summary, items } = order;
  visit.demand(isEqual(summary.itemsValue, cart.summary.itemsValue), `order ${number} costs another sum than its cart`);
  visit.demand(items.length === cart.cartItems.length, `order ${number} has other goods than its cart`);
  requireTotal(visit, summary);
  if (!hasAccount) return;
  const { orders } = await visit.call('orders', '/my-account/orders');
  const isListed = orders.some((one: Body) => one.number === number);
  visit.demand(isListed, `order ${number} is not in its account`);
}

/**
 * Orders, and pays on delivery if that is not possible online. While the bank does not say whether the first payment was made, that is refused,
 * too, and the shopper leaves. Returns what the confirmation shows, `null` if nothing was paid.
 */
async function placeIn(journey: GameJourney, payment: string): Promise<Body | null> {
  const order = await place(journey, payment).catch(refusal(journey));
  if (order !== REFUSED) return order;
  const again = await place(journey, 'cod').catch(refusal(journey));
  if (again !== REFUSED) return again;
  journey.tally.count('left without a paid order');
  return null;
}

const REFUSED = 'refused';

const refusal =
  ({ tally }: GameJourney) =>
  (error: unknown): typeof REFUSED => {
    if (!(error instanceof RefusedRequest) || !CHOOSE_ANOTHER.includes(error.code)) throw error;
    tally.countRetry('no payment online', '/api/checkout/order');
    return REFUSED;
  };

async function place({ visit, tally }: GameJourney, payment: string): Promise<Body | null> {
  await visit.call('payment', '/checkout/payment', { payload: { payment } });
  const headers = { 'idempotency-key': randomUUID() };
  const basketConsents = ['regulationsAgreement', 'privacyAgreement'];
  const payload = { basketConsents, windowBreakpoint: 'lg', ...(payment === 'blik' && { blikCode: BLIK_CODE }) };
  const placed = await visit.call('order', '/checkout/order', { payload, headers });
  if (placed.payment && !(await pay({ visit, tally }, placed))) return null;
  const { order } = await visit.call('confirmation', '/checkout/confirm-init', { headers });
  tally.orders.push({ number: order.number, total: order.summary.total, isPaidOnline: payment !== 'cod' });
  return order;
}

/** @returns whether it was paid; otherwise the order waits, and the shopper leaves. */
async function pay({ visit, tally }: Pick<GameJourney, 'visit' | 'tally'>, { redirect, payment }: Body) {
  if (redirect) await visit.submit('bank', new URL(redirect, 'http://shop').pathname, { number: CARD });
  const limit = performance.now() + PAYMENT_SECONDS * 1000;
  while (performance.now() < limit) {
    const { paymentStatus } = await visit.call('payment status', `/checkout/order/${payment.orderId}/payment-status`);
    if (paymentStatus === 'success') return true;
    if (paymentStatus === 'failed') break;
    await pause(1_000);
  }
  tally.count('left without a paid order');
  return false;
}
