import type { CartPoint } from '../pricing/cart.ts';
import { takenAt } from '../pricing/point-payments.ts';
import type { CountrySettings } from '../settings/settings.ts';

type Taken = Pick<CartPoint, 'payCash' | 'payCard' | 'payOnline'>;

/** The chosen payment, unless the delivery or its point does not take it. */
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

/** What a new delivery writes of the payment: one that stays is not written again, as another may be chosen at this moment. */
export const givenUp = (before: string | null, remaining: string | null): { payment?: null } =>
  remaining === before ? {} : { payment: null };
