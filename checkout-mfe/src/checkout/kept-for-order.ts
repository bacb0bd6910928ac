import { CustomerFieldsSchema } from '@odeta/shared/contracts';
import { KeptTextSchema, keptForVisit } from '@odeta/shared/purchase';

/** B21: a cookie's lifetime unless something else is said. */
const SEVEN_DAYS = 604_800;

/** What outlives the page until the order is placed. */
export function keptForOrder() {
  const key = keptForVisit('checkout.order-key', KeptTextSchema);
  const customer = keptForVisit('checkout.customer', CustomerFieldsSchema);

  return {
    /** Of the order that was sent and not yet answered. */
    key,
    /** What the buyer typed; consents are given anew each time. */
    customer,

    /** M3. */
    announceConfirmation() {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser of ours has the Cookie Store API
      globalThis.document.cookie = `confirmation=1; path=/; max-age=${SEVEN_DAYS}; samesite=lax`;
    },

    forget() {
      key.forget();
      customer.forget();
    },
  };
}
