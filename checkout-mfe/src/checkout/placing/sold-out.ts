import {
  type CartItem,
  changeQuantity,
  checkItems,
  isCounted,
  type SoldOutLine,
  SoldOutSchema,
} from '@odeta/contracts';
import { problem, problemOf } from '@odeta/purchase';
import type { ApiClient, ApiError, Storefront } from '@odeta/storefront';
import * as v from 'valibot';
import { createCheckoutStore } from '../state/checkout.store.ts';
import type { OrderState } from './order-state.ts';

const options = { suppressMessages: true };

/** The lines without enough pieces, from the problem details of a refused order. */
export function soldOutIn({ code, body }: ApiError): SoldOutLine[] {
  const named = v.safeParse(SoldOutSchema, body);
  return code === 'sold-out' && named.success ? named.output.cartItems : [];
}

/** The ticked lines, including sold-out ones until they are removed. */
export const orderedItems = <Item extends Pick<CartItem, 'checked'>>(cartItems: readonly Item[]) =>
  cartItems.filter(({ checked }) => checked);

/** What the page does when goods of the order are sold out. */
export function createSoldOutGoods({ api, storeOf }: Storefront, state: OrderState) {
  const checkout = storeOf(createCheckoutStore);

  return {
    /** Marks the lines; if nothing else is left, an error is shown instead. */
    async show(soldOut: SoldOutLine[]) {
      await checkout.refreshGoods();
      const isLeft = checkout.state.cartItems.some(isCounted);
      Object.assign(state, isLeft ? { soldOut } : { problem: problem('all-sold-out') });
    },

    /** Removes them from the order, so that the rest can be ordered. */
    async takeOut() {
      try {
        await sendWithout(api, checkout.state.cartItems, state.soldOut);
        await checkout.refreshGoods();
        Object.assign(state, { problem: null, soldOut: [] });
        // Screen readers announce the new total.
        checkout.state.changes += 1;
      } catch (error) {
        state.problem = problemOf(error);
      }
    },
  };
}

/** Lines without any pieces are unticked and stay in the cart; others are reduced to the available pieces. */
async function sendWithout(
  api: ApiClient,
  cartItems: readonly CartItem[],
  soldOut: readonly SoldOutLine[],
): Promise<void> {
  for (const { entryId: cartEntryId, available: quantity } of soldOut.filter(({ available }) => available > 0)) {
    await api.send(changeQuantity, { cartEntryId, quantity }, options);
  }
  const gone = new Set(soldOut.filter(({ available }) => available === 0).map(({ entryId }) => entryId));
  const kept = cartItems.filter((item) => isCounted(item) && !gone.has(item.entryId));
  await api.send(checkItems, { cartEntryIds: kept.map(({ entryId }) => entryId) }, options);
}
