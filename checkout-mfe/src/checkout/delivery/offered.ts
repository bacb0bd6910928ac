import { type DeliveryMethod, type PaymentOption, PICK_UP_GROUP, WALLET } from '@odeta/contracts';

/** Payments of a delivery that the buyer chooses from, in the shop's order; disabled ones stay (M1). A wallet has a button of its own. */
export const offeredPayments = <Payment extends Pick<PaymentOption, 'key' | 'order'>>(payments: readonly Payment[]) =>
  payments.filter(({ key }) => key !== WALLET).toSorted((one, other) => one.order - other.order);

/** Deliveries that can be paid for. Those to the points of one operator are part of the pick-up group where there is one. */
export function offeredMethods<
  Method extends Pick<DeliveryMethod, 'key' | 'group'> & { payments: readonly PaymentOption[] },
>(methods: readonly Method[]) {
  const hasGroup = methods.some(({ key }) => key === PICK_UP_GROUP);
  return methods.filter(
    ({ key, group, payments }) =>
      (group === 'address' || key === PICK_UP_GROUP || !hasGroup) && offeredPayments(payments).length > 0,
  );
}

/** The card that stands for a delivery: the pick-up group for every one that is part of it. */
export function cardOf(methods: readonly Pick<DeliveryMethod, 'key' | 'group'>[], shipping: string | null) {
  const method = methods.find(({ key }) => key === shipping);
  const hasGroup = methods.some(({ key }) => key === PICK_UP_GROUP);
  return method?.group === 'pick-up' && hasGroup ? PICK_UP_GROUP : shipping;
}

/** Whether some payment of a delivery can be chosen now. */
export const canBePaid = (payments: readonly PaymentOption[]) =>
  offeredPayments(payments).some(({ disabled }) => !disabled);

/**
 * What a delivery costs by itself: nothing when delivery is free, although a payment may add its fee; else what it costs with
 * its cheapest payment (J4).
 */
export const ownCost = ({ cost }: Pick<DeliveryMethod, 'cost'>, isFree: boolean) => (isFree ? 0 : cost);

/** I6. When what is in stock and what comes later arrive with a delivery; `null` where all goods come at the same time. */
export function twoDays(method: Pick<DeliveryMethod, 'arrivesOn' | 'firstArrivesOn'> | undefined) {
  const { arrivesOn: last = null, firstArrivesOn: first = null } = method ?? {};
  return first === null || last === null ? null : { first, last };
}
