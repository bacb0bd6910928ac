import { PICK_UP_GROUP, type ShippingPoint } from '@odeta/contracts';
import type { createChanges } from '@odeta/purchase';
import { type ApiClient, ApiError } from '@odeta/storefront';
import { fetchShippingPayment, sendPoint } from './checkout.api.ts';
import { type CheckoutState, type Choices, lapsedWithout } from './checkout-state.ts';

interface Deps {
  api: ApiClient;
  state: CheckoutState;
  change: ReturnType<typeof createChanges<Choices>>;
}

export function createPointChoice({ api, state, change }: Deps) {
  return {
    /** Choosing the chosen point again removes the choice. Resolves to whether the server accepted it; if not, `problem` has the reason. */
    choosePoint(point: ShippingPoint, postCode: string) {
      const wished = shownChoice(state, point);
      return change({
        name: 'point',
        show: () => Object.assign(state, { ...wished, problemAt: 'point' }),
        async ask(known) {
          const { id, type: shippingType } = point;
          const chosen = { id, shipping: wished.shipping, shippingType, shippingPostcode: postCode };
          const send = () => sendPoint(api, chosen);
          const first = await send();
          // Sending the selected point again deselects it. The server's point differs from the page's if earlier presses were not sent.
          const isAsWished = (first.shippingPointId === null) === (wished.shippingPointId === null);
          const { shippingPoint, ...answer } = isAsWished ? first : await send();
          // The available payments depend on the point.
          const { shippingPayment } = await fetchShippingPayment(api);
          Object.assign(state, { shippingPoint, nearestPoints: [] });
          const lapsed = lapsedWithout(known, 'cart.shippingPoint');
          return { ...answer, shippingPayment, lapsed, shippingAddressId: null };
        },
      });
    },

    /** Removes the chosen point, which has closed, and shows others. */
    async reloadShipping(nearestPoints: ShippingPoint[]) {
      Object.assign(state, { shippingPointId: null, nearestPoints });
      try {
        await change.read(async () => ({ shippingPointId: null, ...(await fetchShippingPayment(api)) }));
      } catch (error) {
        // The choice of another point requests it again.
        if (!(error instanceof ApiError)) throw error;
      }
    },
  };
}

function shownChoice({ shipping, shippingPointId }: Choices, { id, shipping: own }: ShippingPoint) {
  return {
    shippingPointId: id === shippingPointId ? null : id,
    shipping: shipping === PICK_UP_GROUP ? shipping : own,
    shippingAddressId: null,
  };
}

type Destination = Pick<Choices, 'shippingPayment' | 'shippingPointId' | 'shippingAddressId'>;

/** The chosen point stays if it belongs to the delivery. A pick-up has no other address than the billing address. */
export function destinationOf(state: Destination, shipping: string | null) {
  const { shippingPayment, shippingPointId, shippingAddressId } = state;
  const goesThere = shipping === PICK_UP_GROUP || shippingPointId?.endsWith(`#${shipping}`);
  const isPickUp = shippingPayment.find(({ key }) => key === shipping)?.group === 'pick-up';
  return {
    shippingPointId: goesThere ? shippingPointId : null,
    shippingAddressId: isPickUp ? null : shippingAddressId,
  };
}
