import { PICK_UP_GROUP, type ShippingPoint } from '@odeta/contracts';
import { ApiError, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { isPostCode } from '@odeta/validation';
import { createCheckoutStore } from './checkout.store.ts';
import { cardOf, offeredMethods, offeredPayments } from './offered.ts';
import { fetchList } from './points.api.ts';

interface Suggestions {
  /** Whether the delivery is suggested already, and its point is not known yet. */
  isFindingPoint: boolean;
  point: string | null;
  payment: string | null;
}

/**
 * Chooses for somebody who orders for the first time what costs nothing extra: once, only where nothing is chosen, and shown as a
 * suggestion. What most customers choose is in the order of the country's operators and payments.
 */
export function createSuggestionStore({ api, session, storeOf }: Storefront) {
  const checkout = storeOf(createCheckoutStore);
  const state = proxy<Suggestions>({ isFindingPoint: false, point: null, payment: null });
  const asked = { point: false, payment: false };

  const isFirstOrder = () => checkout.state.lastOrder === null && checkout.state.lapsed.length === 0;

  const canSuggestPoint = (postCode: string) =>
    !asked.point && isFirstOrder() && checkout.state.shipping === null && isPostCode(session.country.code, postCode);

  /** The first operator and the delivery that shows its points, unless another delivery is cheaper. */
  function findPickUp() {
    const { shippingPayment, shippingPointsConfig } = checkout.state;
    const operator = shippingPointsConfig?.operators[0]?.shipping;
    const method = shippingPayment.find(({ key }) => key === operator);
    if (!method || offeredMethods(shippingPayment).some(({ cost }) => cost < method.cost)) return undefined;
    const hasGroup = shippingPayment.some(({ key }) => key === PICK_UP_GROUP);
    return { operator: method.key, delivery: hasGroup ? PICK_UP_GROUP : method.key };
  }

  /** The nearest open point. */
  async function findPoint(operator: string, search: string) {
    const { points } = await fetchList(api, { search, offset: 0, shippingList: [operator] });
    return points.find(({ disabled }) => !disabled);
  }

  return {
    state,

    async suggestPoint(postCode: string) {
      const pickUp = canSuggestPoint(postCode) ? findPickUp() : undefined;
      if (!pickUp) return;
      asked.point = true;
      state.isFindingPoint = true;
      // The customer may have chosen something else meanwhile.
      const isAsSuggested = () =>
        checkout.state.shipping === pickUp.delivery && checkout.state.shippingPointId === null;
      try {
        // The list of points opens before the nearest one is known, so that nothing moves later.
        const [isDelivered, point] = await Promise.all([
          checkout.chooseShipping(pickUp.delivery, postCode),
          findPoint(pickUp.operator, postCode.trim()),
        ]);
        if (!point || !isDelivered || !isAsSuggested()) return;
        if (await checkout.choosePoint(point, postCode)) state.point = point.id;
      } catch (error) {
        // The customer chooses without a suggestion.
        if (!(error instanceof ApiError)) throw error;
      } finally {
        state.isFindingPoint = false;
      }
    },

    /** Where a guest's last order on this device went, unless something else is chosen already. */
    async chooseLastPoint(point: ShippingPoint, postCode: string) {
      const { shippingPayment, shipping } = checkout.state;
      const delivery = cardOf(shippingPayment, point.shipping);
      const isOffered = offeredMethods(shippingPayment).some(({ key }) => key === delivery);
      if (asked.point || !isFirstOrder() || shipping !== null || !isOffered) return;
      asked.point = true;
      if (await checkout.chooseShipping(delivery, postCode)) await checkout.choosePoint(point, postCode);
    },

    /** The first payment without a surcharge that the chosen delivery takes. */
    async suggestPayment() {
      const { shippingPayment, shipping, payment } = checkout.state;
      const method = shippingPayment.find(({ key }) => key === shipping);
      if (asked.payment || !isFirstOrder() || !method || payment !== null) return;
      asked.payment = true;
      const free = offeredPayments(method.payments).find(({ cost, disabled }) => !disabled && cost === method.cost);
      if (!free) return;
      // Said together with the choice, which is shown before the server has answered, so that nothing moves later.
      state.payment = free.key;
      if (!(await checkout.choosePayment(free.key))) state.payment = null;
    },
  };
}
