import { type AcceptedPayment, acceptedPayments, type ShippingPoint } from '@odeta/contracts';

type Point = { readonly acceptedPayment: ShippingPoint['acceptedPayment'] };

/** The payments that the point accepts, as keys of texts. */
export const waysAt = ({ acceptedPayment }: Point): AcceptedPayment[] =>
  acceptedPayments.filter((way) => acceptedPayment[way]);

/** Whether the point accepts the chosen payment; without a choice the result is true. */
export function takesPayment(
  { acceptedPayment }: Point,
  payment: string | null,
  payments: Readonly<Record<string, readonly AcceptedPayment[]>>,
): boolean {
  const ways = payment === null ? undefined : payments[payment];
  return ways === undefined || ways.some((way) => acceptedPayment[way]);
}
