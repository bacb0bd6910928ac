import type { CheckoutInit, OrderAnswer } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import type { CheckoutState } from './checkout-state.ts';

type Events = Storefront['events'];
type Bought = Pick<CheckoutState, 'cartItems' | 'summary'>;

const boughtOf = ({ cartItems, summary }: Bought) => ({ items: cartItems, summary });

/** Reports the choices to tracking, see docs/tracking.md. */
export function createChoiceReport(events: Events, state: CheckoutState) {
  return {
    begun: (init: CheckoutInit) =>
      events.emit('tracking.reported', { fact: 'checkout-begun', ...boughtOf(init), tags: init.hurraTagManager }),

    shippingChosen(shipping: string | null) {
      if (shipping !== null)
        events.emit('tracking.reported', { fact: 'shipping-chosen', ...boughtOf(state), shipping });
    },

    paymentChosen(payment: string | null) {
      if (payment !== null) events.emit('tracking.reported', { fact: 'payment-chosen', ...boughtOf(state), payment });
    },
  };
}

export const reportPlaced = (events: Events, state: Bought, { hurraTagManager: tags }: OrderAnswer) =>
  events.emit('tracking.reported', { fact: 'order-taken', ...boughtOf(state), tags });
