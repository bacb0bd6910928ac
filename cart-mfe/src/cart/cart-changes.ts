import { type CartAnswer, countCheckedAvailable } from '@odeta/shared/contracts';
import { inTurn, problemOf } from '@odeta/shared/purchase';
import type { Storefront } from '@odeta/shared/storefront';
import { type CartState, contentOf } from './cart-state.ts';

interface Change {
  /** Of waiting changes with the same name only the last is sent. */
  name: string;
  /** Shows the change before the server has answered. */
  show?: () => void;
  ask: () => Promise<Partial<CartAnswer>>;
}

/**
 * Makes changes that show at once. When the server has answered the last of them, its content counts; what failed is taken
 * back and explained. @returns whether the server took the change
 */
export function createChanges(state: CartState, { events }: Storefront) {
  const send = inTurn();
  let confirmed: Partial<CartAnswer> | null = null;
  let underway = 0;

  function settle() {
    underway -= 1;
    if (underway > 0) return;
    Object.assign(state, confirmed, { isSaving: false, changes: state.changes + 1 });
    confirmed = null;
    events.emit('cart.changed', { cartItemsCount: countCheckedAvailable(state.cartItems) });
  }

  return async ({ name, show, ask }: Change): Promise<boolean> => {
    confirmed ??= contentOf(state);
    underway += 1;
    Object.assign(state, { problem: null, isSaving: true });
    show?.();
    try {
      confirmed = (await send(name, ask)) ?? confirmed;
      return true;
    } catch (error) {
      state.problem = problemOf(error);
      return false;
    } finally {
      settle();
    }
  };
}
