import { randomBytes } from 'node:crypto';
import { needsWallet } from '@odeta/contracts';
import type { Timers } from '@odeta/sandbox-scaffold/clock';
import { createDecisions, type DecisionDeps } from './decisions.ts';
import type { KeptMeans } from './means.ts';
import {
  CONFIRMATION_CODE,
  type Outcome,
  outcomeOfBlik,
  outcomeOfCard,
  outcomeOfToken,
  REMEMBERED_CODE,
} from './outcomes.ts';
import { hasPage, type NewPayment, type Payment, type Refund } from './payment.ts';
import { createRefunds } from './refunds.ts';

export type Bank = ReturnType<typeof createBank>;

interface BankOptions extends DecisionDeps {
  means: KeptMeans;
  notify: (payment: Payment, refund?: Refund) => void;
  later: Timers['later'];
  /** Milliseconds for deciding on a BLIK code. */
  blikMs: number;
  /** Milliseconds from accepting a refund to sending it. */
  refundMs: number;
}

const begun = (newPayment: Omit<NewPayment, 'blikCode' | 'walletToken' | 'savedToken'>): Payment => ({
  ...newPayment,
  id: randomBytes(16).toString('hex'),
  state: 'pending',
  failure: null,
  isConfirming: false,
  refunded: 0,
});

/** A payment that was cancelled before it was created, and will never be paid. */
const unheardOf = (reference: string): Payment => ({
  ...begun({
    reference,
    orderNumber: '',
    country: 'pl',
    method: 'blik',
    amount: 0,
    currency: 'PLN',
    back: '/',
    expiresAt: new Date().toISOString(),
  }),
  state: 'failed',
  failure: 'cancelled',
});

export function createBank({ blikMs, refundMs, later, means, ...deps }: BankOptions) {
  const { ledger, notify } = deps;
  const { current, decide, fail, force, pay } = createDecisions(deps);
  const refunds = createRefunds({ ledger, notify, later, refundMs });
  refunds.goOn();

  function decideLater(id: string, outcome: Outcome) {
    later(blikMs, () => {
      const payment = ledger.find(id);
      if (payment) decide(current(payment), outcome);
    });
  }

  /** A payment by token that needs a confirmation takes as long as a BLIK code. */
  function decideOn(payment: Payment, outcome: Outcome) {
    if (outcome !== 'confirm') return decide(payment, outcome);
    decideLater(payment.id, 'paid');
    return payment;
  }

  function find(reference: string) {
    const payment = ledger.findByReference(reference);
    return payment && current(payment);
  }

  return {
    find,
    refunds,
    force,

    /** The payment of a payment page. */
    findPage(id: string) {
      const payment = ledger.find(id);
      return payment && hasPage(payment) ? current(payment) : undefined;
    },

    means,

    create({ blikCode, walletToken, savedToken, ...newPayment }: NewPayment): Payment {
      const known = find(newPayment.reference);
      if (known) return known;
      const payment = { ...begun(newPayment), ...(savedToken && { isByToken: true }) };
      ledger.save(payment);
      notify(payment);
      if (savedToken) return decideOn(payment, means.outcomeOf(payment.customer ?? '', savedToken));
      if (needsWallet(payment.method)) return decideOn(payment, outcomeOfToken(walletToken));
      if (hasPage(payment)) return payment;
      const outcome = outcomeOfBlik(blikCode);
      if (outcome === 'code-wrong') return fail(payment, outcome);
      decideLater(payment.id, outcome);
      if (blikCode === REMEMBERED_CODE && payment.customer) means.saveApp(payment.customer);
      return payment;
    },

    /** An unknown payment is stored as cancelled, so that a delayed request cannot create it. */
    cancel(reference: string): Payment {
      const known = find(reference);
      if (known) return fail(known, 'cancelled');
      const never = unheardOf(reference);
      ledger.save(never);
      return never;
    },

    /** `undefined` if the number is not a card's. */
    payByCard(payment: Payment, number: string) {
      const outcome = outcomeOfCard(number);
      return outcome && decide(payment, outcome);
    },
    confirm: (payment: Payment, code: string) =>
      code.replace(/\s/g, '') === CONFIRMATION_CODE ? pay(payment) : fail(payment, 'not-confirmed'),
    abandon: (payment: Payment) => fail(payment, 'cancelled'),
  };
}
