import { type RecapError, recapErrors } from '@odeta/contracts';
import type { Cart } from '../pricing/cart.ts';
import type { CartTotals } from '../pricing/totals.ts';

interface Recap {
  cart: Pick<Cart, 'payment' | 'point'>;
  totals: Pick<CartTotals, 'discounts'>;
  /** The payment that is stored with the order. */
  payment: string | null;
  /** Whether the shop delivers to the post code. */
  isDelivered?: boolean;
}

/** The choices of the buyer that are no longer possible, by the field names of H22; the page has to ask for them again. */
export function recapErrorsOf({ cart, totals, payment, isDelivered = true }: Recap): RecapError[] {
  const errors: Record<RecapError, boolean> = {
    'shippingAddress.postCode': !isDelivered,
    'cart.shippingPoint': cart.point?.isOpen === false,
    'cart.payment': cart.payment !== null && payment === null,
    'cart.discountCode': totals.discounts.codeProblem !== null,
  };
  return recapErrors.filter((name) => errors[name]);
}
