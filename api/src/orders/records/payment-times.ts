import { paymentFacts } from '@odeta/contracts';

const MINUTE = 60_000;
/** How long an unpaid order reserves its pieces. */
const RESERVED_MS = 15 * MINUTE;
/** When the provider is asked if it has not sent a webhook by then. */
const FIRST_CHECK_MS = 4000;

export interface PaymentTimes {
  expiresAt: Date;
  checkAt: Date;
  reservedUntil: Date;
}

/** Until when a payment that starts now is waited for. */
export function paymentTimes(method: string, now: Date): PaymentTimes {
  const { confirmWithin } = paymentFacts(method);
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  return {
    expiresAt: after(confirmWithin === undefined ? RESERVED_MS : confirmWithin * 1000),
    checkAt: after(FIRST_CHECK_MS),
    reservedUntil: after(RESERVED_MS),
  };
}
