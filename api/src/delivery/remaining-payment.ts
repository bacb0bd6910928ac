import type { CartPoint } from '../pricing/cart.ts';
import { takenAt } from '../pricing/point-payments.ts';
import type { CountrySettings } from '../settings/settings.ts';

type Taken = Pick<CartPoint, 'payCash' | 'payCard' | 'payOnline'>;

/** The chosen payment, unless the method or its point does not accept it. */
export function remainingPayment(
  { methods }: CountrySettings,
  shipping: string | null,
  payment: string | null,
  point: Taken | null = null,
): string | null {
  const method = methods.find(({ key }) => key === shipping);
  if (!method) return null;
  const isTaken = takenAt(point, method).payments.some(({ key, disabled }) => key === payment && !disabled);
  return isTaken ? payment : null;
}

/** The payment to save with a new delivery: an unchanged payment is left out, because another request may be changing it. */
export const givenUp = (before: string | null, remaining: string | null): { payment?: null } =>
  remaining === before ? {} : { payment: null };
