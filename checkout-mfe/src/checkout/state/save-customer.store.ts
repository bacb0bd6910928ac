import type { Customer, CustomerFields } from '@odeta/contracts';
import { type ApiClient, ApiError } from '@odeta/storefront';
import { sendCustomer } from './checkout.api.ts';
import { orderErrorsOf } from './order-errors.ts';

interface Deps {
  api: ApiClient;
  state: { customer: Customer | null; shipping: string | null };
  /** The post code with which the chosen delivery was last requested. */
  sent: { readonly postCode: string };
  chooseShipping(shipping: string, postCode: string): Promise<unknown>;
}

export function createCustomerSaving({ api, state, sent, chooseShipping }: Deps) {
  let saved = '';

  return {
    /** Called with complete fields. Resolves to the errors of the fields. */
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

/** Other errors are ignored, because the fields are sent again with the order. */
function fieldErrorsIn(error: unknown) {
  if (!(error instanceof ApiError)) throw error;
  return orderErrorsOf(error).fieldErrors;
}
