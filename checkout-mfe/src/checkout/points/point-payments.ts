import { type AcceptedPayment, acceptedPayments, type ShippingPoint } from '@odeta/contracts';

type Point = { readonly acceptedPayment: ShippingPoint['acceptedPayment'] };

/** J9. How the point takes money, in words' keys. */
export const waysAt = ({ acceptedPayment }: Point): AcceptedPayment[] =>
  acceptedPayments.filter((way) => acceptedPayment[way]);

/** Whether the point takes the chosen payment; a payment that nobody chose is taken everywhere. */
export function takesPayment(
  { acceptedPayment }: Point,
  payment: string | null,
  payments: Readonly<Record<string, readonly AcceptedPayment[]>>,
): boolean {
  const ways = payment === null ? undefined : payments[payment];
  return ways === undefined || ways.some((way) => acceptedPayment[way]);
}
