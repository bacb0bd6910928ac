import type { AgreementType, CustomerFields, InvoiceCompany, OrderAnswer, Price } from '@odeta/contracts';
import type { BotProof } from '@odeta/purchase/bot-proof';
import { ApiError, type Storefront } from '@odeta/storefront';
import { createCheckoutStore } from '../checkout.store.ts';
import { reportTaken } from '../choice-report.ts';
import { postCodeOf } from '../customer/address-choice.ts';
import { sendOrder, sendOrderData } from './order.api.ts';
import { makeOrderKey } from './order-key.ts';
import { orderStorage } from './order-storage.ts';
import { breakpointOf } from './window-breakpoint.ts';

export interface Order {
  fields: CustomerFields;
  consents: AgreementType[];
  /** What the buyer saw. */
  total: Price;
  /** The company that it is invoiced to. */
  invoice?: InvoiceCompany | undefined;
  /** Of the wallet that pays. */
  walletToken?: string;
}

/** M3. Asks for an order by the key of the buyer's intent. Resolves to `null` where nothing can be sent to (J7). */
export function createOrderRequest({ api, events, storeOf }: Storefront, botProof: BotProof) {
  const { state } = storeOf(createCheckoutStore);
  const { intent } = orderStorage();

  return async (
    { fields, consents, total, invoice, walletToken = '' }: Order,
    blikCode: string,
  ): Promise<OrderAnswer | null> => {
    const { shipping, payment } = state;
    const meant = intentOf(state);
    const unanswered = intent.find(meant);
    const shippingPostcode = postCodeOf(state) ?? fields.postCode;
    const data = sendOrderData(api, { fields, shipping, payment, shippingPostcode });
    // An attempt without an answer may have placed the order. Then the cart is gone, and only the key brings the answer.
    const canBeSent = await (unanswered === null ? data : data.catch(passUnlessUnreachable));
    if (!canBeSent && unanswered === null) return null;

    const windowBreakpoint = breakpointOf(globalThis.innerWidth);
    const send = async (key: string) => {
      intent.keep(meant, key);
      const payload = {
        basketConsents: consents,
        windowBreakpoint,
        total,
        blikCode,
        walletToken,
        ...(invoice && { invoice }),
      };
      const answer = await sendOrder(api, payload, { key, bot: await botProof.prove() });
      reportTaken(events, state, answer);
      return answer;
    };
    try {
      return await send(unanswered ?? makeOrderKey());
    } catch (error) {
      // Asked for before in other words, for example with another code. By a key of its own it is the same order, paid anew.
      if (!(error instanceof ApiError && error.code === 'idempotency-mismatch')) throw error;
      return send(makeOrderKey());
    }
  };
}

/** The same goods, paid the same way, are the same order. */
const intentOf = ({ cartItems, payment }: { cartItems: { entryId: string }[]; payment: string | null }) =>
  [...cartItems.map(({ entryId }) => entryId).sort(), payment].join(' ');

function passUnlessUnreachable(error: unknown) {
  if (error instanceof ApiError && !error.isNetworkFailure) return true;
  throw error;
}
