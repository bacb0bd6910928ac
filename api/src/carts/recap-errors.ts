import { type RecapError, recapErrors } from '@odeta/contracts';
import type { Cart } from '../pricing/cart.ts';
import type { CartTotals } from '../pricing/totals.ts';

interface Recap {
  cart: Pick<Cart, 'payment' | 'point'>;
  totals: Pick<CartTotals, 'discounts'>;
  /** The payment that the order keeps. */
  payment: string | null;
  /** Whether anything can be sent to the post code. */
  isDelivered?: boolean;
}

/** What of the buyer's choices no longer holds, by the names of H22; the page has to ask for it again. */
export function recapErrorsOf({ cart, totals, payment, isDelivered = true }: Recap): RecapError[] {
  const errors: Record<RecapError, boolean> = {
    'shippingAddress.postCode': !isDelivered,
    'cart.shippingPoint': cart.point?.isOpen === false,
    'cart.payment': cart.payment !== null && payment === null,
    'cart.discountCode': totals.discounts.codeProblem !== null,
  };
  return recapErrors.filter((name) => errors[name]);
}
