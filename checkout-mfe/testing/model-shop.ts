import type { AnswerOf, PaymentEvent, PaymentStatus, placeOrder } from '@odeta/contracts';
import type { OutsideTime } from './outside-time.ts';

/** Numbers from 0 to 1. */
export type Random = () => number;

export const ORDER_ID = '7f1c1d9e-8c57-4d52-9a0e-0b6f7a3f7c11';
const EXPIRES_AT = '2026-11-20T10:02:00.000Z';
/** The longest time that a bank takes. */
const DECIDED_MS = 60_000;

type Method = 'card' | 'blik' | 'cod';

interface ModelPayment {
  method: Method;
  state: 'pending' | 'paid' | 'failed';
}

interface Known {
  digest: string;
  payment: ModelPayment | null;
}

export interface Reply {
  status: number;
  json: object;
}

const ok = (body: object): Reply => ({ status: 200, json: { success: true, body } });
export const problemOf = (code: string, status: number): Reply => ({
  status,
  json: { success: false, code, status, messages: [], validation: {}, body: {} },
});
const nowhere = { redirect: null, listener: null, checker: null, payment: null, hurraTagManager: {} };
const nothing = { redirect: null, message: null, failure: null, expiresAt: null };

export type ModelShop = ReturnType<typeof createModelShop>;

/**
 * A customer's cart and order by the server's rules: one order, one payment at a time, the same answer for the same key. The chaos tests of
 * the api check the real server against the same rules.
 */
export function createModelShop(random: Random, method: Method, { later }: OutsideTime) {
  const keys = new Map<string, Known>();
  const payments: ModelPayment[] = [];
  const listeners = new Set<() => void>();
  const state = { method, isPlaced: false, isCartOpen: true, digest: '', orders: 0 };

  const last = () => payments.at(-1) ?? null;

  function place() {
    Object.assign(state, { isPlaced: true, isCartOpen: false, orders: state.orders + 1 });
  }

  function decide(payment: ModelPayment, isPaid: boolean) {
    if (payment.state !== 'pending') return;
    payment.state = isPaid ? 'paid' : 'failed';
    if (isPaid) place();
    for (const listener of listeners) listener();
  }

  function begin(): ModelPayment {
    const payment: ModelPayment = { method: state.method, state: 'pending' };
    payments.push(payment);
    if (payment.method === 'blik') later(random() * DECIDED_MS, () => decide(payment, random() < 0.6));
    return payment;
  }

  function answerOf({ payment }: Known): Reply {
    const awaited = { orderId: ORDER_ID, key: payment?.method ?? '', expiresAt: EXPIRES_AT };
    const address = `/api/checkout/order/${ORDER_ID}`;
    const answer = (parts: Partial<AnswerOf<typeof placeOrder>>) => ok({ ...nowhere, ...parts });
    if (!payment || payment.state === 'paid') return answer({ redirect: '/confirm' });
    if (payment.method === 'blik')
      return answer({ listener: `${address}/events`, checker: `${address}/payment-status`, payment: awaited });
    if (payment.state === 'pending') return answer({ redirect: '/sandbox-pay/pay/1', payment: awaited });
    return answer({ redirect: `/checkout?payment-back=${ORDER_ID}` });
  }

  function status(): Omit<PaymentStatus, 'payment'> {
    if (state.isPlaced) return { ...nothing, paymentStatus: 'success', redirect: '/confirm' };
    if (last()?.state === 'pending') return { ...nothing, paymentStatus: 'pending', expiresAt: EXPIRES_AT };
    return { ...nothing, paymentStatus: 'failed', message: 'Odmowa', failure: 'refused' };
  }

  /** For a key that is not known yet. */
  function begun(digest: string): Known | null {
    // Placed before, with the same data.
    if (!state.isCartOpen) return digest === state.digest ? { digest, payment: null } : null;
    for (const payment of payments) decide(payment, false);
    state.digest = digest;
    if (state.method !== 'cod') return { digest, payment: begin() };
    place();
    return { digest, payment: null };
  }

  return {
    state,
    listeners,
    isKnown: (key: string) => keys.has(key),
    charges: () => payments.filter(({ state: result }) => result === 'paid').length,

    choose(payment: string) {
      state.method = payment as Method;
    },

    order(key: string, payload: unknown): Reply {
      const digest = JSON.stringify(payload);
      const known = keys.get(key) ?? begun(digest);
      if (!known) return problemOf('empty-cart', 409);
      keys.set(key, known);
      return known.digest === digest ? answerOf(known) : problemOf('idempotency-mismatch', 422);
    },

    checker: (): Reply =>
      state.orders + payments.length === 0
        ? problemOf('not-found', 404)
        : ok({ ...status(), payment: last()?.method ?? 'cod' }),

    event: (): PaymentEvent => {
      const { paymentStatus, ...rest } = status();
      return { ...rest, status: paymentStatus };
    },

    /** The customer's decision on the bank's page. */
    payOnPage(isPaid: boolean) {
      const payment = last();
      if (payment) decide(payment, isPaid);
    },
  };
}
