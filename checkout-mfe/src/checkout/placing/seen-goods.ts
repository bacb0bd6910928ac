import { isCounted, type PayloadOf, paidPrice, type placeOrder } from '@odeta/contracts';
import type { CheckoutState } from '../state/checkout-state.ts';

export type SeenGoods = NonNullable<PayloadOf<typeof placeOrder>['seen']>;

type Shown = Pick<CheckoutState, 'cartItems' | 'summary' | 'shippingAddressId' | 'shippingPointId'>;

/** What the customer sees: the goods of the order with the prices of a piece, the costs of delivery, and where the parcel goes. */
export function seenGoodsOf({ cartItems, summary, shippingAddressId, shippingPointId }: Shown): SeenGoods {
  return {
    shippingAddressId,
    shippingPointId,
    cartItems: cartItems
      .filter(isCounted)
      .map((item) => ({ entryId: item.entryId, quantity: item.quantity, price: paidPrice(item) })),
    shippingCost: summary?.shippingCost ?? 0,
  };
}
