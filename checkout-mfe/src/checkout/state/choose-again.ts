import { PICK_UP_GROUP } from '@odeta/contracts';
import { sendDiscountCode } from '@odeta/purchase/discount-api';
import { type ApiClient, ApiError } from '@odeta/storefront';
import { sendPayment, sendPoint, sendShipping } from './checkout.api.ts';
import type { CheckoutState } from './checkout-state.ts';

/**
 * Makes the choices of a lost cart again for the one that holds its goods now: delivery, point, payment and code. What is no longer possible
 * stays open, and the page asks for it.
 */
export async function chooseAgain({ api, state }: { api: ApiClient; state: CheckoutState }): Promise<void> {
  const { shipping, shippingPointId, payment, customer } = state;
  const postCode = customer?.postCode ?? '';
  const { shippingPoint, discounts } = state;
  const point = shippingPoint.find(({ id }) => id === shippingPointId);
  if (shipping !== null && shipping !== PICK_UP_GROUP) await attempt(sendShipping(api, shipping, postCode));
  if (point) {
    const { id, type: shippingType } = point;
    await attempt(sendPoint(api, { id, shipping, shippingType, shippingPostcode: postCode }));
  }
  if (payment !== null) await attempt(sendPayment(api, payment));
  if (discounts.discountCode) await attempt(sendDiscountCode(api, discounts.discountCode.name));
  Object.assign(state, { problem: null, isCartLost: false });
}

async function attempt(choice: Promise<unknown>) {
  try {
    await choice;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
