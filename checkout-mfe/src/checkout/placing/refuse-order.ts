import { isCounted } from '@odeta/contracts';
import { type ApiError, createAlertsStore, type Storefront } from '@odeta/storefront';
import { problem } from '@odeta/storefront/actions';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { nearestIn, orderErrorsOf } from '../state/order-errors.ts';
import type { Refusal } from './placing-machine.ts';
import { soldOutIn } from './sold-out.ts';

export interface RefusedOrder {
  refusal: Refusal;
  /** Errors of fields on this page. */
  fieldErrors: Record<string, string>;
}

/** Why the order was refused (M7). What is outdated on the page is loaded again before the reason is shown. */
export function createRefusal({ storeOf }: Storefront) {
  const checkout = storeOf(createCheckoutStore);

  return async (error: ApiError): Promise<RefusedOrder> => {
    const { fieldErrors, forms, codeError, ...errors } = orderErrorsOf(error);
    const isTotalChanged = error.code === 'total-changed';
    if (isTotalChanged || error.code === 'destination-changed') await checkout.refresh();
    if (error.body.reloadShipping === true) await checkout.reloadShipping(nearestIn(error));
    if (codeError !== null) {
      checkout.refuseCode();
      storeOf(createAlertsStore).show({ type: 'error', message: codeError, tag: 'discount-code' });
    }
    const refusal = { problem: errors.problem, isTotalChanged, forms, soldOut: soldOutIn(error) };
    if (error.code === 'sold-out') await checkout.refreshGoods();
    // If nothing else is left, there is nothing to remove.
    const isEmpty = error.code === 'sold-out' && !checkout.state.cartItems.some(isCounted);
    return { fieldErrors, refusal: isEmpty ? { ...refusal, problem: problem('all-sold-out'), soldOut: [] } : refusal };
  };
}
