import type { AgreementType, CustomerFields, InvoiceCompany, OrderAnswer, Price } from '@odeta/contracts';
import type { BotProof } from '@odeta/device/bot-proof';
import { ApiError, type Storefront } from '@odeta/storefront';
import { createRandomKey } from '@odeta/storefront/random-key';
import { postCodeOf } from '../state/address-choice.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { reportPlaced } from '../state/choice-report.ts';
import { createCourierNoteStore } from '../state/courier-note.store.ts';
import { orderIntent } from '../state/order-storage.ts';
import { createSavedMeansStore } from '../state/saved-means.store.ts';
import type { Report } from './attempts.ts';
import { sendOrder, sendOrderData } from './order.api.ts';
import { seenGoodsOf } from './seen-goods.ts';
import { breakpointOf } from './window-breakpoint.ts';

export interface Order {
  fields: CustomerFields;
  consents: AgreementType[];
  /** The total that the customer saw. */
  total: Price;
  /** The total before an entered code was applied. */
  seenTotal?: Price;
  /** The company on the invoice. */
  invoice?: InvoiceCompany | undefined;
  /** The token of the wallet that pays. */
  walletToken?: string;
  /** The code of the payment that asks for one. */
  blikCode?: string;
}

/** Sends an order with an idempotency key for what the customer wants to order. Resolves to `null` where the shop does not deliver. */
export function createOrderRequest(storefront: Storefront, botProof: BotProof) {
  const { api, events, storeOf } = storefront;
  const { state } = storeOf(createCheckoutStore);
  const intent = orderIntent(storefront);
  const courierNote = storeOf(createCourierNoteStore);
  const savedMeans = storeOf(createSavedMeansStore);

  return async (
    { fields, consents, total, invoice, walletToken = '', blikCode = '' }: Order,
    report: Report,
  ): Promise<OrderAnswer | null> => {
    const { shipping, payment } = state;
    const wanted = intentOf(state);
    const unanswered = intent.find(wanted);
    const shippingPostcode = postCodeOf(state) ?? fields.postCode;
    const data = sendOrderData(api, { fields, shipping, payment, shippingPostcode });
    // An attempt without an answer may have placed the order. Then the cart is empty, and only the same key returns the answer.
    const canBeSent = await (unanswered === null ? data : data.catch(passUnlessUnreachable));
    if (!canBeSent && unanswered === null) return null;
    report({ type: 'saved' });

    const windowBreakpoint = breakpointOf(globalThis.innerWidth);
    const send = async (key: string) => {
      intent.save(wanted, key);
      const payload = {
        basketConsents: consents,
        windowBreakpoint,
        total,
        seen: seenGoodsOf(state),
        blikCode,
        walletToken,
        ...(invoice && { invoice }),
        ...courierNote.sent(),
        ...savedMeans.sent(),
      };
      const bot = await botProof.prove();
      report({ type: 'proved' });
      const answer = await sendOrder(api, payload, { key, bot });
      reportPlaced(events, state, answer);
      return answer;
    };
    try {
      return await send(unanswered ?? createRandomKey());
    } catch (error) {
      // The key was used with different data, for example another code. With a new key it is the same order with a new payment.
      if (!(error instanceof ApiError && error.code === 'idempotency-mismatch')) throw error;
      report({ type: 'keyReplaced' });
      return send(createRandomKey());
    }
  };
}

/** The same goods with the same payment are treated as the same order. */
const intentOf = ({ cartItems, payment }: { cartItems: { entryId: string }[]; payment: string | null }) =>
  [...cartItems.map(({ entryId }) => entryId).sort(), payment].join(' ');

function passUnlessUnreachable(error: unknown) {
  if (error instanceof ApiError && !error.isNetworkFailure) return true;
  throw error;
}
