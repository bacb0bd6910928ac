import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type Outcome, outcomeOfCard } from './outcomes.ts';

/** A card or a bank app that a payer has saved. The number never leaves the bank. */
interface Means {
  token: string;
  customer: string;
  method: 'card' | 'blik';
  label: string;
  validUntil: string | null;
  /** What a payment with it ends with. */
  outcome: Outcome;
  isRemoved?: boolean;
}

export type KeptMeans = ReturnType<typeof openMeans>;

const LAST_DIGITS = 4;

/** The means that payers have saved, stored as lines of JSON across restarts; the last line of a token is valid. */
export function openMeans(file: string) {
  const all = new Map<string, Means>();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  for (const line of lines) if (line.endsWith('}')) keep(JSON.parse(line));

  function keep(means: Means) {
    all.set(means.token, means);
  }

  function write(means: Means) {
    keep(means);
    appendFileSync(file, `${JSON.stringify(means)}\n`);
  }

  const ofCustomer = (customer: string) =>
    [...all.values()].filter((means) => means.customer === customer && !means.isRemoved);

  /** The same card, or the app, is saved once. */
  function save(means: Omit<Means, 'token'>) {
    const isKnown = ofCustomer(means.customer).some(
      ({ method, label }) => method === means.method && label === means.label,
    );
    if (!isKnown) write({ ...means, token: `TOK_${randomBytes(16).toString('hex')}` });
  }

  return {
    list: (customer: string) =>
      ofCustomer(customer).map(({ token, method, label, validUntil }) => ({ token, method, label, validUntil })),

    saveCard(customer: string, number: string, expiry: string) {
      const digits = number.replace(/\D/g, '');
      const [, month = '12', year = '39'] = /^(\d\d)\s*\/?\s*(?:20)?(\d\d)$/.exec(expiry.trim()) ?? [];
      const label = `•••• ${digits.slice(-LAST_DIGITS)}`;
      const outcome = outcomeOfCard(digits) ?? 'refused';
      save({ customer, method: 'card', label, validUntil: `20${year}-${month}`, outcome });
    },

    /** The app then pays without a code. */
    saveApp: (customer: string) =>
      save({ customer, method: 'blik', label: 'Test Bank', validUntil: null, outcome: 'paid' }),

    remove(customer: string, token: string) {
      const means = all.get(token);
      if (means?.customer === customer && !means.isRemoved) write({ ...means, isRemoved: true });
    },

    /** `refused` if the payer has removed it, or it is another one's. */
    outcomeOf(customer: string, token: string): Outcome {
      const means = all.get(token);
      return means?.customer === customer && !means.isRemoved ? means.outcome : 'refused';
    },
  };
}
