import type { AcceptedPayment } from '@odeta/contracts';
import type { OfferedPayment, ShippingMethod } from '../settings/settings.ts';
import type { CartPoint } from './cart.ts';

type Taken = Pick<CartPoint, 'payCash' | 'payCard' | 'payOnline'>;

/** J9. What a point must take for a payment: money on the spot in one of two ways, or the money that came before. */
export const waysOf = ({ provider }: Pick<OfferedPayment, 'provider'>): AcceptedPayment[] =>
  provider === 'on-delivery' ? ['cash', 'card'] : ['online'];

export const isTakenAt = (
  { payCash, payCard, payOnline }: Taken,
  payment: Pick<OfferedPayment, 'provider'>,
): boolean => {
  const takes: Record<AcceptedPayment, boolean> = { cash: payCash, card: payCard, online: payOnline };
  return waysOf(payment).some((way) => takes[way]);
};

/** The method with only those payments open that its chosen point takes, too. */
export function takenAt(point: Taken | null | undefined, method: ShippingMethod): ShippingMethod {
  if (!method.map || !point) return method;
  const payments = method.payments.map((payment) => ({
    ...payment,
    disabled: payment.disabled || !isTakenAt(point, payment),
  }));
  return { ...method, payments };
}
