import { createHmac } from 'node:crypto';
import type { Timers } from '@odeta/sandbox-scaffold/clock';
import * as v from 'valibot';
import { answerOf, type Payment, type Refund } from './payment.ts';
import { refundFates } from './refunds.ts';

const share = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0);

/** Faults of webhooks and refunds that tests can switch on. Shares are from 0 to 1. */
export const FaultsSchema = v.object({
  seed: v.optional(v.number(), 1),
  /** The share of attempts that fail, including retries. */
  drop: share,
  /** The share of webhooks that are sent twice. */
  duplicate: share,
  /** The maximum random delay, by which webhooks can arrive in another order. */
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
  /** `refused`: the bank does not make refunds. `down`: it cannot say whether it makes them. */
  refunds: v.optional(v.picklist(refundFates), 'made'),
});
export type Faults = v.InferOutput<typeof FaultsSchema>;

/** Milliseconds between attempts, until the shop has accepted the webhook. */
const RETRIES_MS = [500, 2000, 5000, 15_000, 60_000, 300_000];
const TIME_LIMIT_MS = 10_000;

export type Webhooks = ReturnType<typeof createWebhooks>;

interface WebhookOptions {
  /** Without it, the shop has to ask. */
  url: string | undefined;
  token: string;
  later: Timers['later'];
}

/** Sends the shop signed webhooks about payments and refunds, and repeats them until the answer is a success. */
export function createWebhooks({ url, token, later }: WebhookOptions) {
  const state = { random: createRandom(1), faults: v.parse(FaultsSchema, {}) };

  async function post(address: string, body: string): Promise<boolean> {
    const time = Date.now();
    const signature = createHmac('sha256', token).update(`${time}.${body}`).digest('hex');
    const headers = { 'content-type': 'application/json', 'sandbox-signature': `t=${time},v1=${signature}` };
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const response = await fetch(address, { method: 'POST', headers, body, signal }).catch(() => undefined);
    return response?.ok ?? false;
  }

  function deliver(address: string, body: string, attempt = 0) {
    const { random, faults } = state;
    const isDropped = random() < faults.drop;
    later(random() * faults.delayMs, async () => {
      const taken = !isDropped && (await post(address, body));
      const pause = RETRIES_MS[attempt];
      if (!taken && pause !== undefined) later(pause, () => deliver(address, body, attempt + 1));
    });
  }

  return {
    send(payment: Payment, refund?: Refund) {
      if (url === undefined) return;
      const body = JSON.stringify(answerOf(payment, refund));
      const times = state.random() < state.faults.duplicate ? 2 : 1;
      for (let time = 0; time < times; time += 1) deliver(url, body);
    },

    faults: () => state.faults,

    fail(faults: Faults) {
      Object.assign(state, { random: createRandom(faults.seed), faults });
    },
  };
}

/** A random number generator that repeats its numbers for a seed (mulberry32). */
function createRandom(seed: number) {
  const state = { value: seed | 0 };
  return () => {
    state.value = (state.value + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state.value ^ (state.value >>> 15), 1 | state.value);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
