import { setTimeout as pause } from 'node:timers/promises';
import {
  choosePayment,
  chooseShipping,
  editCustomer,
  type OrderAnswer,
  type PaymentStatus,
  readPaymentStatus,
  retryPayment,
} from '@odeta/contracts';
import { customers, order } from '../people/buyer.ts';
import type { Bank } from '../servers/bank.ts';
import type { Answer } from '../shop/test-client.ts';
import { pick } from './chaos-random.ts';
import { note, type Sender, type Sending, send, sendAndLeave } from './chaotic-network.ts';
import { listen } from './listen.ts';

export interface ChaoticBuyer extends Sender {
  bank: Bank;
  method: 'card' | 'blik' | 'cod';
  /** Checks that what the buyer was told is true. */
  requireTruth(buyer: ChaoticBuyer, outcome: 'success' | 'failed'): Promise<void>;
}

export type Outcome = 'success' | 'failed' | 'left' | 'asked for a code' | 'refused';

/** Identifies the orders of a buyer. */
export const emailOf = (seed: number) => `buyer-${seed}@example.pl`;

const ROUNDS = 3;
const PAUSE_MS = 80;
/** How long a buyer waits for a payment; after `ANOTHER_MS` they try another one. */
const PATIENCE_MS = 9000;
const ANOTHER_MS = 2500;

const blikCodes = [
  [6, '777123'],
  [1, '500500'],
  [1, '700703'],
  [1, '123456'],
  [0.5, '999999'],
] as const;
const otherMethods = [
  [1, 'card'],
  [1, 'blik'],
  [1, 'cod'],
] as const;
const cards = [
  [6, '4444333322221111'],
  [1, '4000000000000002'],
  [1, '4000000000009995'],
] as const;

/** Buys with random faults and decisions. Returns the outcome that the buyer saw; `left` if they did not wait for it. */
export async function buyInChaos(buyer: ChaoticBuyer): Promise<Outcome> {
  const { random, seed } = buyer;
  let outcome: Outcome = 'left';
  for (let round = 0; round < ROUNDS; round += 1) {
    outcome = await tryOnce(buyer, `${seed}-${round}`);
    const givesUp = outcome === 'failed' && random() < 0.4;
    if (outcome === 'success' || outcome === 'left' || givesUp) return outcome;
    if (random() < 0.3) buyer.method = pick(random, otherMethods);
  }
  return outcome;
}

async function tryOnce(buyer: ChaoticBuyer, key: string): Promise<Outcome> {
  const { random } = buyer;
  if (random() < 0.06) {
    await tellData(buyer);
    sendAndLeave(buyer, 'order', orderBy(buyer, `${key}-left`));
    if (random() < 0.4) return 'left';
  }
  const answer = await press(buyer, key);
  if (answer.problem.code === 'empty-cart' && mayHavePaidSince(buyer)) return tell(buyer, 'success');
  if (answer.status !== 200) return refused(buyer, answer);
  // The buyer submits the order in another tab, too.
  const shown = random() < 0.12 ? await press(buyer, `${key}-tab`) : answer;
  // The first tab's payment succeeded before, so that the cart is empty.
  if (shown.problem.code === 'empty-cart') return pay(buyer, answer.body as OrderAnswer);
  return shown.status === 200 ? pay(buyer, shown.body as OrderAnswer) : refused(buyer, shown);
}

/**
 * Whether one of the buyer's own requests may have been paid after an earlier payment was reported as failed: the order of a closed tab, or
 * another payment whose request arrived late. Then the cart is empty because the order is paid.
 */
const mayHavePaidSince = ({ story }: ChaoticBuyer) =>
  story.some((what) => what === 'order left' || what.startsWith('retry '));

/** When an older choice of the payment arrived late, a BLIK code is required that was not entered; then the buyer tries again. */
function refused(buyer: ChaoticBuyer, { problem }: Answer<never>): Outcome {
  note(buyer, `refused: ${problem.code}`);
  const fields = Object.keys(problem.validation);
  return fields.length === 1 && fields[0] === 'cart.blikCode' ? 'asked for a code' : 'refused';
}

/** Does what the page does when the order is submitted: sends all data again, then places the order. */
async function press(buyer: ChaoticBuyer, key: string) {
  await tellData(buyer);
  return send(buyer, 'order', orderBy(buyer, key));
}

async function tellData(buyer: ChaoticBuyer) {
  const { method, seed } = buyer;
  const customer = { ...customers.pl, email: emailOf(seed) };
  const shipping = { shipping: 'courier', shippingPostcode: '00-640' };
  await send(buyer, 'customer', (client) => client.send(editCustomer, customer) as Promise<Answer<never>>);
  await send(buyer, 'shipping', (client) => client.send(chooseShipping, shipping) as Promise<Answer<never>>);
  await send(buyer, 'payment', (client) => client.send(choosePayment, { payment: method }) as Promise<Answer<never>>);
}

function orderBy({ method, random }: ChaoticBuyer, key: string): Sending {
  const blikCode = method === 'blik' ? pick(random, blikCodes) : '';
  return (client) => order(client, { blikCode }, { 'idempotency-key': key }) as Promise<Answer<never>>;
}

const orderIdOf = ({ payment, redirect }: Pick<OrderAnswer, 'payment' | 'redirect'>) =>
  payment?.orderId ?? redirect?.split('payment-back=')[1] ?? '';

async function pay(buyer: ChaoticBuyer, { redirect, payment }: OrderAnswer): Promise<Outcome> {
  const { bank, random } = buyer;
  if (redirect === '/confirm') return tell(buyer, 'success');
  if (redirect?.startsWith('/sandbox-pay/')) {
    const act = pick(random, [
      [7, 'pay'],
      [1, 'abandon'],
      [1, 'leave'],
    ] as const);
    if (act === 'leave') return 'left';
    await bank.press(redirect, { do: act, number: pick(random, cards) });
  }
  return random() < 0.1 ? 'left' : waitFor(buyer, orderIdOf({ redirect, payment }));
}

/** Listens to the stream or asks for the status by turns, and starts another payment when this one takes too long. */
async function waitFor(buyer: ChaoticBuyer, orderId: string): Promise<Outcome> {
  const begin = Date.now();
  const listening = { lastEventId: '' };
  let isAnother = false;
  while (Date.now() - begin < PATIENCE_MS) {
    const heard = buyer.random() < 0.6 ? await listenOnce(buyer, orderId, listening) : 'pending';
    const status = heard === 'pending' ? await askChecker(buyer, orderId) : heard;
    if (status !== 'pending') return tell(buyer, status);
    if (!isAnother && Date.now() - begin > ANOTHER_MS) {
      isAnother = true;
      await again(buyer, orderId);
    }
    await pause(PAUSE_MS);
  }
  return 'left';
}

async function askChecker(buyer: ChaoticBuyer, orderId: string) {
  const { body } = await send(
    buyer,
    'checker',
    (client) => client.send(readPaymentStatus, { orderId }) as Promise<Answer<never>>,
  );
  return (body as PaymentStatus).paymentStatus;
}

/** M5, R9. Listens to the stream of any server for a while: it may break, and its events may be lost or late. */
async function listenOnce(buyer: ChaoticBuyer, orderId: string, listening: { lastEventId: string }) {
  const { random, servers, client } = buyer;
  const server = servers[Math.floor(random() * servers.length)];
  const fate = pick(random, [
    [6, 'heard'],
    [2, 'cut'],
    [1, 'dropped'],
    [1, 'late'],
  ] as const);
  note(buyer, `stream ${fate}`);
  const forMs = fate === 'cut' ? random() * 150 : 1500;
  const path = `/api/checkout/order/${orderId}/events`;
  const events = await listen(server?.address ?? '', client, path, { ...listening, forMs }).catch(() => []);
  if (fate === 'dropped') return 'pending';
  if (fate === 'late') await pause(random() * 500);
  const last = events.at(-1);
  if (last) listening.lastEventId = last.id;
  return last?.status ?? 'pending';
}

/** Starts another payment for the same order. */
const again = (buyer: ChaoticBuyer, orderId: string) =>
  send(
    buyer,
    'retry',
    (client) => client.send(retryPayment, { orderId, payment: 'blik', blikCode: '777999' }) as Promise<Answer<never>>,
  );

async function tell(buyer: ChaoticBuyer, outcome: 'success' | 'failed') {
  await buyer.requireTruth(buyer, outcome);
  return outcome;
}
