import { type CartItem, type SoldOutLine, SoldOutSchema } from '@odeta/contracts';
import type { ApiError, Storefront } from '@odeta/storefront';
import { problemOf } from '@odeta/storefront/actions';
import * as v from 'valibot';
import { createCheckoutStore } from '../state/checkout.store.ts';
import type { Report } from './attempts.ts';
import { sendWithout } from './order.api.ts';

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
