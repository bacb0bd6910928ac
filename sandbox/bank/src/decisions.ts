import type { PaymentFailure } from '@odeta/contracts';
import type { Ledger } from './ledger.ts';
import type { Outcome } from './outcomes.ts';
import type { Payment } from './payment.ts';

export interface DecisionDeps {
  ledger: Ledger;
  notify: (payment: Payment) => void;
}

/** Decides on payments. Paid and failed are final, whatever is requested later. */
export function createDecisions({ ledger, notify }: DecisionDeps) {
  function change(payment: Payment, changes: Partial<Payment>): Payment {
    const changed = { ...payment, ...changes };
    ledger.save(changed);
    if (changed.state !== payment.state) notify(changed);
    return changed;
  }

  const fail = (payment: Payment, failure: PaymentFailure) =>
    payment.state === 'pending' ? change(payment, { state: 'failed', failure, isConfirming: false }) : payment;

  const pay = (payment: Payment) =>
    payment.state === 'pending' ? change(payment, { state: 'paid', isConfirming: false }) : payment;

  function decide(payment: Payment, outcome: Outcome): Payment {
    if (outcome === 'pending') return payment;
    if (outcome === 'paid') return pay(payment);
    if (outcome === 'confirm') return change(payment, { isConfirming: true });
    return fail(payment, outcome);
  }

  return {
    fail,
    pay,
    decide,
    /** The payment's current state: one that has expired has failed. */
    current: (payment: Payment) =>
      payment.state === 'pending' && Date.parse(payment.expiresAt) <= Date.now() ? fail(payment, 'expired') : payment,
    /** Turns a cancelled payment into a paid one, as a bank may do. Only for tests. */
    force: (payment: Payment) => change(payment, { state: 'paid', failure: null }),
  };
}
