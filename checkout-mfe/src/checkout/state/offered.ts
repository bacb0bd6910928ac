import { type DeliveryMethod, type LaterItems, needsWallet, type PaymentOption, PICK_UP_GROUP } from '@odeta/contracts';
import type { Format, Translate } from '@odeta/storefront/i18n';

/** The payments of a delivery in the shop's order. Disabled ones stay in the list; a wallet has its own button. */
export const offeredPayments = <Payment extends Pick<PaymentOption, 'key' | 'order'>>(payments: readonly Payment[]) =>
  payments.filter(({ key }) => !needsWallet(key)).toSorted((one, other) => one.order - other.order);

/** Deliveries that can be paid for. If there is a pick-up group, it replaces the deliveries to the points of single operators. */
export function offeredMethods<
  Method extends Pick<DeliveryMethod, 'key' | 'group'> & { payments: readonly PaymentOption[] },
>(methods: readonly Method[]) {
  const hasGroup = methods.some(({ key }) => key === PICK_UP_GROUP);
  return methods.filter(
    ({ key, group, payments }) =>
      (group === 'address' || key === PICK_UP_GROUP || !hasGroup) && offeredPayments(payments).length > 0,
  );
}

/** The card of a delivery: the pick-up group for every delivery in it. */
export function cardOf(methods: readonly Pick<DeliveryMethod, 'key' | 'group'>[], shipping: string | null) {
  const method = methods.find(({ key }) => key === shipping);
  const hasGroup = methods.some(({ key }) => key === PICK_UP_GROUP);
  return method?.group === 'pick-up' && hasGroup ? PICK_UP_GROUP : shipping;
}

/** Whether the delivery has a payment that is not disabled. */
export const canBePaid = (payments: readonly PaymentOption[]) =>
  offeredPayments(payments).some(({ disabled }) => !disabled);

/** The cost of a delivery without surcharges of payments: 0 when delivery is free, otherwise its cost with the cheapest payment. */
export const ownCost = ({ cost }: Pick<DeliveryMethod, 'cost'>, isFree: boolean) => (isFree ? 0 : cost);

/** The days on which goods in stock and later goods arrive; `null` if all arrive together. */
export function twoDays(method: Pick<DeliveryMethod, 'arrivesOn' | 'firstArrivesOn'> | undefined) {
  const { arrivesOn: last = null, firstArrivesOn: first = null } = method ?? {};
  return first === null || last === null ? null : { first, last };
}

/** When a delivery arrives, in words: one day, or that of the goods in stock and that of the later ones. `null` if no day is known. */
export function arrivalText(
  method: Pick<DeliveryMethod, 'arrivesOn' | 'firstArrivesOn'>,
  laterItems: LaterItems,
  { t, format }: { t: Translate; format: Pick<Format, 'day'> },
): string | null {
  const days = laterItems === 'separately' ? twoDays(method) : null;
  if (days) return t('later.days', { first: format.day(days.first), last: format.day(days.last) });
  return method.arrivesOn === null ? null : format.day(method.arrivesOn);
}
