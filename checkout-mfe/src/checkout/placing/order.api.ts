import {
  type AgreementType,
  BOT_PROOF_HEADER,
  type CartItem,
  type CustomerFields,
  changeQuantity,
  checkItems,
  choosePayment,
  chooseShipping,
  editCustomer,
  IDEMPOTENCY_HEADER,
  type InvoiceCompany,
  isCounted,
  type Price,
  placeOrder,
  type SoldOutLine,
} from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';
import type { SeenGoods } from './seen-goods.ts';
import type { Breakpoint } from './window-breakpoint.ts';

export interface OrderData {
  fields: CustomerFields;
  shipping: string | null;
  payment: string | null;
  /** Of the address that the parcel goes to. */
  shippingPostcode: string;
}

export interface OrderPayload {
  basketConsents: AgreementType[];
  windowBreakpoint: Breakpoint;
  total: Price;
  seen: SeenGoods;
  blikCode: string;
  walletToken: string;
  invoice?: InvoiceCompany;
  courierNote?: string;
  savedMeansId?: string;
}

/** Sent as headers of the order. */
export interface OrderProofs {
  /** The idempotency key: the same key always gets the same answer. */
  key: string;
  /** Proof for the bot protection. */
  bot: string;
}

const options = { suppressMessages: true };

/** Sends the server everything about an order. Resolves to whether the shop delivers to the post code. */
export async function sendOrderData(
  api: ApiClient,
  { fields, shipping, payment, shippingPostcode }: OrderData,
): Promise<boolean> {
  await api.send(editCustomer, fields, options);
  const { postcode } = await api.send(chooseShipping, { shipping, shippingPostcode }, options);
  if (postcode && payment !== null) await api.send(choosePayment, { payment }, options);
  return postcode;
}

export const sendOrder = (api: ApiClient, payload: OrderPayload, { key, bot }: OrderProofs) =>
  api.send(placeOrder, payload, { ...options, headers: { [IDEMPOTENCY_HEADER]: key, [BOT_PROOF_HEADER]: bot } });

/** Lines without any pieces are unticked and stay in the cart; others are reduced to the available pieces. */
export async function sendWithout(
  api: ApiClient,
  cartItems: readonly CartItem[],
  soldOut: readonly SoldOutLine[],
): Promise<void> {
  for (const { entryId: cartEntryId, available: quantity } of soldOut.filter(({ available }) => available > 0)) {
    await api.send(changeQuantity, { cartEntryId, quantity }, options);
  }
  const gone = new Set(soldOut.filter(({ available }) => available === 0).map(({ entryId }) => entryId));
  const kept = cartItems.filter((item) => isCounted(item) && !gone.has(item.entryId));
  await api.send(checkItems, { cartEntryIds: kept.map(({ entryId }) => entryId) }, options);
}
