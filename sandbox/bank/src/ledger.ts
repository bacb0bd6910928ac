import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Payment } from './payment.ts';

/** All payments by our id, stored across restarts. */
export interface Ledger {
  find(id: string): Payment | undefined;
  findByReference(reference: string): Payment | undefined;
  all(): Iterable<Payment>;
  save(payment: Payment): void;
}

/** Stored as lines of JSON, one per change; the last line of a payment is valid. */
export function openLedger(file: string): Ledger {
  const payments = new Map<string, Payment>();
  const ids = new Map<string, string>();
  const keep = (payment: Payment) => {
    payments.set(payment.id, payment);
    ids.set(payment.reference, payment.id);
  };
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  // A line that a crash cut off is ignored.
  for (const line of lines) if (line.endsWith('}')) keep(JSON.parse(line));

  return {
    find: (id) => payments.get(id),
    findByReference: (reference) => payments.get(ids.get(reference) ?? ''),
    all: () => payments.values(),
    save(payment) {
      keep(payment);
      appendFileSync(file, `${JSON.stringify(payment)}\n`);
    },
  };
}
