import type { DeliveryMethod, PaymentOption } from '@odeta/shared/contracts';

/** Payments of a delivery that the buyer sees, in the shop's order; disabled ones stay (M1). */
export const offeredPayments = <Payment extends Pick<PaymentOption, 'key' | 'order'>>(payments: readonly Payment[]) =>
  payments.toSorted((one, other) => one.order - other.order);

/** Deliveries to an address that can be paid for. */
export const offeredMethods = <Method extends Pick<DeliveryMethod, 'group'> & { payments: readonly PaymentOption[] }>(
  methods: readonly Method[],
) => methods.filter(({ group, payments }) => group === 'address' && offeredPayments(payments).length > 0);

/** Whether some payment of a delivery can be chosen now. */
export const canBePaid = (payments: readonly PaymentOption[]) =>
  offeredPayments(payments).some(({ disabled }) => !disabled);

/**
 * What a delivery costs by itself: nothing when delivery is free, although a payment may add its fee; else what it costs with
 * its cheapest payment (J4).
 */
export const ownCost = ({ cost }: Pick<DeliveryMethod, 'cost'>, isFree: boolean) => (isFree ? 0 : cost);
