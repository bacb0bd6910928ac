import { type RecapError, recapErrors } from '@odeta/shared/contracts';
import type { Basket } from '../pricing/cart.ts';
import type { Bill } from '../pricing/totals.ts';

interface Recap {
  basket: Pick<Basket, 'payment' | 'point'>;
  bill: Pick<Bill, 'reductions'>;
  /** The payment that the order keeps. */
  payment: string | null;
  /** J7. Whether anything can be sent to the post code. */
  isDelivered?: boolean;
}

/** J2, J5. What of the buyer's choices no longer holds, by the names of H22; the page has to ask for it again. */
export function recapErrorsOf({ basket, bill, payment, isDelivered = true }: Recap): RecapError[] {
  const errors: Record<RecapError, boolean> = {
    'shippingAddress.postCode': !isDelivered,
    'cart.shippingPoint': basket.point?.isOpen === false,
    'cart.payment': basket.payment !== null && payment === null,
    'cart.discountCode': bill.reductions.codeProblem !== null,
  };
  return recapErrors.filter((name) => errors[name]);
}
