import {
  type AgreementType,
  BOT_PROOF_HEADER,
  type CustomerFields,
  choosePayment,
  chooseShipping,
  editCustomer,
  IDEMPOTENCY_HEADER,
  type InvoiceCompany,
  type Price,
  placeOrder,
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
