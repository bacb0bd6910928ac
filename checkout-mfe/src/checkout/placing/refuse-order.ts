import { type ApiError, createAlertsStore, type Storefront } from '@odeta/storefront';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { nearestIn, orderErrorsOf } from '../state/order-errors.ts';
import type { OrderState, Outcome } from './order-state.ts';
import { type createSoldOutGoods, soldOutIn } from './sold-out.ts';

/** Shows on the page why the order was refused. */
export function createRefusal(
  { storeOf }: Storefront,
  state: OrderState,
  goods: ReturnType<typeof createSoldOutGoods>,
) {
  const checkout = storeOf(createCheckoutStore);

  return async (error: ApiError): Promise<Outcome> => {
    const { fieldErrors, forms, codeError, ...errors } = orderErrorsOf(error);
    if (error.code === 'total-changed') await checkout.refresh();
    if (error.body.reloadShipping === true) await checkout.reloadShipping(nearestIn(error));
    if (codeError !== null) {
      checkout.refuseCode();
      storeOf(createAlertsStore).show({ type: 'error', message: codeError, tag: 'discount-code' });
    }
    const isTotalChanged = error.code === 'total-changed';
    Object.assign(state, { problem: errors.problem, isTotalChanged, refused: forms });
    if (error.code === 'sold-out') await goods.show(soldOutIn(error));
    return { fieldErrors };
  };
}
