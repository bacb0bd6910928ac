import { countryCodes } from '@odeta/contracts';
import { checkOf } from './checks.ts';
import type { SeedSources } from './seed-sources.ts';

/** A delivery offers payments of its country, and every payment is offered by a delivery: any other could never be chosen. */
export function checkDelivery({ delivery }: Pick<SeedSources, 'delivery'>): void {
  const check = checkOf(delivery);
  for (const country of countryCodes) {
    const { payments, methods } = delivery.content[country];
    const offered = new Set<string>();
    for (const [index, method] of methods.entries()) {
      for (const one of method.payments) {
        const key = typeof one === 'string' ? one : one.key;
        check(key in payments, [country, 'methods', index, 'payments'], `${country} has no payment ${key}`);
        offered.add(key);
      }
    }
    for (const key of Object.keys(payments)) {
      check(offered.has(key), [country, 'payments', key], `no delivery of ${country} offers the payment ${key}`);
    }
  }
}
