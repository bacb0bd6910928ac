import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A payment as the test bank has stored it. Amounts are in minor units. */
export interface KnownPayment {
  id: string;
  reference: string;
  orderNumber: string;
  state: string;
  amount: number;
  refunded: number;
  currency: string;
}

/** The payments that the test bank has stored in its folder, as they are now. */
export function readBank(folder: string): KnownPayment[] {
  const file = path.join(folder, 'sandbox-pay.jsonl');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const payments = new Map<string, KnownPayment>();
  // The last line of a payment is valid, and one that a crash cut off is ignored.
  for (const line of lines) {
    if (!line.endsWith('}')) continue;
    const payment: KnownPayment = JSON.parse(line);
    payments.set(payment.id, payment);
  }
  return [...payments.values()];
}
