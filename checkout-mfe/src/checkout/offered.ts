import type { DeliveryMethod, PaymentOption } from '@odeta/shared/contracts';

/** Payments that this page can carry through: the buyer pays at the door. */
const carriedThrough: ReadonlySet<string> = new Set(['cod']);

/** Payments of a delivery that the buyer sees, in the shop's order; disabled ones stay (M1). */
export const offeredPayments = <Payment extends Pick<PaymentOption, 'key' | 'order'>>(payments: readonly Payment[]) =>
  payments.filter(({ key }) => carriedThrough.has(key)).sort((one, other) => one.order - other.order);

/** Deliveries to an address that can be paid for. */
export const offeredMethods = <Method extends Pick<DeliveryMethod, 'group'> & { payments: readonly PaymentOption[] }>(
  methods: readonly Method[],
) => methods.filter(({ group, payments }) => group === 'address' && offeredPayments(payments).length > 0);

/** J4. What a delivery costs at least, and whether some payment makes it cost more. */
export function costOf(payments: readonly PaymentOption[]) {
  const costs = offeredPayments(payments)
    .filter(({ disabled }) => !disabled)
    .map(({ cost }) => cost);
  const lowest = Math.min(...costs);
  return { lowest: Number.isFinite(lowest) ? lowest : null, varies: costs.some((cost) => cost > lowest) };
}
