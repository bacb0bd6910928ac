import { isCounted, type PayloadOf, paidPrice, type placeOrder } from '@odeta/contracts';
import type { CheckoutState } from '../state/checkout-state.ts';

export type SeenGoods = NonNullable<PayloadOf<typeof placeOrder>['seen']>;

/** What the customer sees: the goods of the order with the prices of a piece, and the costs of delivery. */
export function seenGoodsOf({ cartItems, summary }: Pick<CheckoutState, 'cartItems' | 'summary'>): SeenGoods {
  return {
    cartItems: cartItems
      .filter(isCounted)
      .map((item) => ({ entryId: item.entryId, quantity: item.quantity, price: paidPrice(item) })),
    shippingCost: summary?.shippingCost ?? 0,
  };
}
