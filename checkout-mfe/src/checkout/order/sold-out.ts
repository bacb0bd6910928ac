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
import { createCheckoutStore } from '../checkout.store.ts';
import type { OrderState } from './order-state.ts';

const options = { suppressMessages: true };

/** M7. The lines of which there are not enough pieces, as the problem details of a refused order name them. */
export function soldOutIn({ code, body }: ApiError): SoldOutLine[] {
  const named = v.safeParse(SoldOutSchema, body);
  return code === 'sold-out' && named.success ? named.output.cartItems : [];
}

/** What the order is of: the ticked lines, those that are sold out among them until they are taken out. */
export const orderedItems = <Item extends Pick<CartItem, 'checked'>>(cartItems: readonly Item[]) =>
  cartItems.filter(({ checked }) => checked);

/** I8, M7. What the page does when goods of the order are gone. */
export function createSoldOutGoods({ api, storeOf }: Storefront, state: OrderState) {
  const checkout = storeOf(createCheckoutStore);

  return {
    /** Marks them; when nothing else is left there is nothing to take out. */
    async show(soldOut: SoldOutLine[]) {
      await checkout.refreshGoods();
      const isLeft = checkout.state.cartItems.some(isCounted);
      Object.assign(state, isLeft ? { soldOut } : { problem: problem('all-sold-out') });
    },

    /** Takes them out of the order; the rest can be ordered. */
    async takeOut() {
      try {
        await sendWithout(api, checkout.state.cartItems, state.soldOut);
        await checkout.refreshGoods();
        Object.assign(state, { problem: null, soldOut: [] });
        // The new total is said aloud.
        checkout.state.changes += 1;
      } catch (error) {
        state.problem = problemOf(error);
      }
    },
  };
}

/** Takes out of the order what is not there: whole lines are unticked and stay in the cart, of others as many pieces as there are. */
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
