import { setTimeout as pause } from 'node:timers/promises';
import { type OrderAnswer, type PaymentStatus, readPaymentStatus, retryPayment } from '@odeta/shared/contracts';
import type { ApiProcess } from './api-process.ts';
import type { Bank } from './bank.ts';
import { order } from './buyer.ts';
import { pick, type Random } from './chaos-random.ts';
import { type Answer, movedTo, type TestVisitor } from './visitor.ts';

export interface ChaosWorld {
  bank: Bank;
  /** Some of them are dead at any time. */
  servers: ApiProcess[];
  /** What must never be. */
  violations: string[];
  /** Whether the bank holds money for the order right now. */
  isCharged(orderId: string): Promise<boolean>;
}

export interface ChaoticBuyer extends ChaosWorld {
  visitor: TestVisitor;
  random: Random;
  seed: number;
  method: 'card' | 'blik' | 'cod';
}

const PATIENCE = 150;
/** Both servers may be starting anew, on a machine that has other things to do. */
const PATIENCE_MS = 90_000;
const PAUSE_MS = 60;
type Sending = (visitor: TestVisitor) => Promise<Answer<never>>;

/** How a request fares on its way: as it should, or not at all, or twice, or late, or its answer is lost. */
async function sendOnce({ random, servers, visitor }: ChaoticBuyer, send: Sending): Promise<Answer<never> | undefined> {
  const one = () => {
    const server = servers[Math.floor(random() * servers.length)];
    return server ? send(movedTo(server.app, visitor, 'pl')).catch(() => undefined) : undefined;
  };
  const fate = pick(random, [
    [60, 'well'],
    [10, 'lost'],
    [10, 'unheard'],
    [10, 'twice'],
    [10, 'late'],
  ] as const);
  if (fate === 'lost') return undefined;
  if (fate === 'late') await pause(random() * 200);
  if (fate === 'twice') return (await Promise.all([one(), one()]))[1];
  const answer = await one();
  return fate === 'unheard' ? undefined : answer;
}

/** Tries until somebody answers who can tell. */
async function send(buyer: ChaoticBuyer, sending: Sending): Promise<Answer<never>> {
  const limit = Date.now() + PATIENCE_MS;
  const heard: Record<string, number> = {};
  while (Date.now() < limit) {
    const answer = await sendOnce(buyer, sending);
    if (answer && answer.status < 500) return answer;
    const said = answer ? `${answer.status} ${JSON.stringify(answer.body)}` : 'nothing';
    heard[said] = (heard[said] ?? 0) + 1;
    await pause(PAUSE_MS);
  }
  throw new Error(`Nobody answers buyer ${buyer.seed}: ${JSON.stringify(heard)}`);
}

/** Buys as a person does on a bad day. Returns what he was told in the end; `left` when he did not wait for it. */
export async function buyInChaos(buyer: ChaoticBuyer): Promise<'success' | 'failed' | 'left' | 'refused'> {
  const { random, seed } = buyer;
  let told: Awaited<ReturnType<typeof pay>> = 'left';
  for (let round = 0; round < 3; round += 1) {
    const key = `${seed}-${round}`;
    const answer = await press(buyer, key);
    if (answer.status !== 200) return 'refused';
    // Another tab, with the same button.
    const shown = random() < 0.12 ? await press(buyer, `${key}-tab`) : answer;
    // The first tab's payment was quicker: there is nothing left to order.
    if (shown.problem.code === 'empty-cart') return pay(buyer, answer.body as OrderAnswer);
    if (shown.status !== 200) return 'refused';
    told = await pay(buyer, shown.body as OrderAnswer);
    if (told !== 'failed' || random() < 0.4) return told;
  }
  return told;
}

function press(buyer: ChaoticBuyer, key: string) {
  const blikCode = buyer.method === 'blik' ? pick(buyer.random, blikCodes) : '';
  return send(buyer, (visitor) => order(visitor, { blikCode }, { 'idempotency-key': key }) as Promise<Answer<never>>);
}

const blikCodes = [
  [6, '777123'],
  [1, '500500'],
  [1, '700703'],
  [1, '123456'],
  [0.5, '999999'],
] as const;
const cards = [
  [6, '4444333322221111'],
  [1, '4000000000000002'],
  [1, '4000000000009995'],
] as const;

const orderIdOf = ({ payment, redirect }: Pick<OrderAnswer, 'payment' | 'redirect'>) =>
  payment?.orderId ?? redirect?.split('payment-back=')[1] ?? '';

async function pay(buyer: ChaoticBuyer, { redirect, payment }: OrderAnswer) {
  const { bank, random } = buyer;
  if (redirect === '/confirm') return 'success';
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

/** Asks the checker, and now and then begins another payment while this one is open. */
async function waitFor(buyer: ChaoticBuyer, orderId: string): Promise<'success' | 'failed' | 'left'> {
  for (let attempt = 0; attempt < PATIENCE; attempt += 1) {
    const { body } = await send(
      buyer,
      (visitor) => visitor.send(readPaymentStatus, { orderId }) as Promise<Answer<never>>,
    );
    const { paymentStatus } = body as PaymentStatus;
    if (paymentStatus !== 'pending') return told(buyer, orderId, paymentStatus);
    if (attempt === 20) await again(buyer, orderId);
    await pause(PAUSE_MS);
  }
  return 'left';
}

/** Another payment by the call that is made for it. */
const again = (buyer: ChaoticBuyer, orderId: string) =>
  send(
    buyer,
    (visitor) => visitor.send(retryPayment, { orderId, payment: 'blik', blikCode: '777999' }) as Promise<Answer<never>>,
  );

/** What is shown must be so at that moment. */
async function told({ isCharged, violations, seed }: ChaoticBuyer, orderId: string, status: 'success' | 'failed') {
  const charged = await isCharged(orderId);
  if (status === 'failed' && charged) violations.push(`${seed}: "failed" for a paid order`);
  if (status === 'success' && !charged) violations.push(`${seed}: "success" for an unpaid order`);
  return status;
}
