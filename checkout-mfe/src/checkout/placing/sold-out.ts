import {
  type CartItem,
  changeQuantity,
  checkItems,
  isCounted,
  type SoldOutLine,
  SoldOutSchema,
} from '@odeta/contracts';
import { problemOf } from '@odeta/purchase';
import type { ApiClient, ApiError, Storefront } from '@odeta/storefront';
import * as v from 'valibot';
import { createCheckoutStore } from '../state/checkout.store.ts';
import type { Report } from './attempts.ts';

const options = { suppressMessages: true };

/** The lines without enough pieces, from the problem details of a refused order. */
export function soldOutIn({ code, body }: ApiError): SoldOutLine[] {
  const named = v.safeParse(SoldOutSchema, body);
  return code === 'sold-out' && named.success ? named.output.cartItems : [];
}

/** The ticked lines, including sold-out ones until they are removed. */
export const orderedItems = <Item extends Pick<CartItem, 'checked'>>(cartItems: readonly Item[]) =>
  cartItems.filter(({ checked }) => checked);

/** Removes sold-out goods from the order, so that the rest can be ordered. */
export async function removeSoldOut({ api, storeOf }: Storefront, soldOut: readonly SoldOutLine[], report: Report) {
  const checkout = storeOf(createCheckoutStore);
  try {
    await sendWithout(api, checkout.state.cartItems, soldOut);
    await checkout.refreshGoods();
    report({ type: 'removed' });
    // Screen readers announce the new total.
    checkout.state.changes += 1;
  } catch (error) {
    report({ type: 'removalFailed', problem: problemOf(error) });
  }
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
