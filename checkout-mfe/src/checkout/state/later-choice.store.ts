import type { LaterItems } from '@odeta/contracts';
import type { createChanges } from '@odeta/purchase';
import type { ApiClient } from '@odeta/storefront';
import { sendLaterItems } from './checkout.api.ts';
import type { CheckoutState, Choices } from './checkout-state.ts';

interface Checkout {
  api: ApiClient;
  state: CheckoutState;
  change: ReturnType<typeof createChanges<Choices>>;
}

/** The part of the checkout's store that chooses how goods that arrive later are sent. */
export const createLaterChoice = ({ api, state, change }: Checkout) => ({
  chooseLaterItems: (laterItems: LaterItems) =>
    change({
      name: 'later',
      show: () => Object.assign(state, { laterItems, problemAt: 'later' }),
      ask: () => sendLaterItems(api, laterItems),
    }),
});
