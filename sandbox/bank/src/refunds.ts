import { randomBytes } from 'node:crypto';
import type { Timers } from '@odeta/sandbox-scaffold/clock';
import type { Ledger } from './ledger.ts';
import { heldBack, type Payment, type Refund, refundsOf } from './payment.ts';

/** What becomes of refunds: `kept` ones are neither sent nor cancelled, the last two are answered with an error. */
export const refundFates = ['made', 'kept', 'cancelled', 'refused', 'down'] as const;
export type RefundFate = (typeof refundFates)[number];

interface RefundDeps {
  ledger: Ledger;
  notify: (payment: Payment, refund: Refund) => void;
  later: Timers['later'];
  /** Milliseconds from accepting a refund to sending it. With 0 it is sent at once. */
  refundMs: number;
}

/** A refund is accepted first, and some time later it is sent or cancelled, which the shop gets a webhook about. */
export function createRefunds({ ledger, notify, later, refundMs }: RefundDeps) {
  /** Whatever the state before: a bank may cancel what it has said to have sent. */
  function settle(payment: Payment, refundId: string, state: 'sent' | 'failed'): Payment | undefined {
    const known = refundsOf(payment).find((one) => one.refundId === refundId);
    if (!known) return undefined;
    const refund: Refund = { ...known, state, words: state === 'failed' ? 'the account is closed' : '' };
    const changed = { ...payment, refunds: { ...payment.refunds, [refundId]: refund } };
    const saved = { ...changed, refunded: heldBack(changed) };
    ledger.save(saved);
    if (known.state !== state) notify(saved, refund);
    return saved;
  }

  function settleLater(id: string, refundId: string, state: 'sent' | 'failed') {
    later(refundMs, () => {
      const payment = ledger.find(id);
      if (payment) settle(payment, refundId, state);
    });
  }

  return {
    settle,

    /** Repeating a request does not refund twice; `undefined` if the refunds would exceed the payment. */
    request(payment: Payment, { refundId, amount }: { refundId: string; amount: number }, fate: RefundFate) {
      if (refundsOf(payment).some((one) => one.refundId === refundId)) return payment;
      if (payment.state !== 'paid' || heldBack(payment) + amount > payment.amount) return undefined;
      const refund: Refund = { refundId, id: randomBytes(8).toString('hex'), amount, state: 'accepted', words: '' };
      const changed = { ...payment, refunds: { ...payment.refunds, [refundId]: refund } };
      const saved = { ...changed, refunded: heldBack(changed) };
      ledger.save(saved);
      if (fate === 'kept') return saved;
      const state = fate === 'cancelled' ? 'failed' : 'sent';
      if (refundMs === 0) return settle(saved, refundId, state);
      settleLater(payment.id, refundId, state);
      return saved;
    },

    /** Those that a former process had accepted. */
    goOn() {
      for (const payment of ledger.all())
        for (const { refundId, state } of refundsOf(payment))
          if (state === 'accepted') settleLater(payment.id, refundId, 'sent');
    },
  };
}
