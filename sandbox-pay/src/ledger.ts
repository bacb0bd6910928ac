import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Payment } from './payment.ts';

/** Every payment there is, by our id; a restart forgets none. */
export interface Ledger {
  find(id: string): Payment | undefined;
  findByReference(reference: string): Payment | undefined;
  all(): Iterable<Payment>;
  save(payment: Payment): void;
}

/** Kept as lines of JSON, one for each change; the last one of a payment counts. */
export function openLedger(file: string): Ledger {
  const payments = new Map<string, Payment>();
  const ids = new Map<string, string>();
  const keep = (payment: Payment) => {
    payments.set(payment.id, payment);
    ids.set(payment.reference, payment.id);
  };
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  // A line that was cut off by a crash is not there.
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
