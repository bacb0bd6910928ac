import type { AcceptedPayment } from '@odeta/contracts';
import type { OfferedPayment, ShippingMethod } from '../settings/settings.ts';
import type { CartPoint } from './cart.ts';

type Taken = Pick<CartPoint, 'payCash' | 'payCard' | 'payOnline'>;

/** J9. How a point must be able to take the payment: in cash or by card, or paid online before. */
export const waysOf = ({ provider }: Pick<OfferedPayment, 'provider'>): AcceptedPayment[] =>
  provider === 'on-delivery' ? ['cash', 'card'] : ['online'];

export const isTakenAt = (
  { payCash, payCard, payOnline }: Taken,
  payment: Pick<OfferedPayment, 'provider'>,
): boolean => {
  const takes: Record<AcceptedPayment, boolean> = { cash: payCash, card: payCard, online: payOnline };
  return waysOf(payment).some((way) => takes[way]);
};

/** The method with those payments disabled that its chosen point does not accept. */
export function takenAt(point: Taken | null | undefined, method: ShippingMethod): ShippingMethod {
  if (!method.map || !point) return method;
  const payments = method.payments.map((payment) => ({
    ...payment,
    disabled: payment.disabled || !isTakenAt(point, payment),
  }));
  return { ...method, payments };
}
