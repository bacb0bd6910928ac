import type { Customer, CustomerFields } from '@odeta/contracts';
import { type ApiClient, ApiError } from '@odeta/storefront';
import { sendCustomer } from '../checkout.api.ts';
import { orderErrorsOf } from '../order/order-errors.ts';

interface Deps {
  api: ApiClient;
  state: { customer: Customer | null; shipping: string | null };
  /** What the chosen delivery was asked for last. */
  sent: { readonly postCode: string };
  chooseShipping(shipping: string, postCode: string): Promise<unknown>;
}

/** K9. Saves what the buyer tells of himself. */
export function createCustomerSaving({ api, state, sent, chooseShipping }: Deps) {
  let saved = '';

  return {
    /** Saves what is complete, as soon as it is. Resolves to the fields that the server finds wrong (H22). */
    async saveCustomer(fields: CustomerFields): Promise<Record<string, string>> {
      const current = JSON.stringify(fields);
      if (current === saved) return {};
      saved = current;
      try {
        state.customer = (await sendCustomer(api, fields)).customer;
      } catch (error) {
        saved = '';
        return fieldErrorsIn(error);
      }
      const { shipping } = state;
      if (shipping !== null && fields.postCode !== sent.postCode) await chooseShipping(shipping, fields.postCode);
      return {};
    },
  };
}

/** What cannot be saved now is sent again with the order. */
function fieldErrorsIn(error: unknown) {
  if (!(error instanceof ApiError)) throw error;
  return orderErrorsOf(error).fieldErrors;
}
