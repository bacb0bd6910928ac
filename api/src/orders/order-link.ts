import { createHmac, timingSafeEqual } from 'node:crypto';

/** Days after it was placed in which the link of an order works: the hundred days of returns, the delivery before, and some more. */
export const ORDER_LINK_DAYS = 180;

/** Below the address of the shop; a token follows. */
export const ORDER_LINK_PATH = '/api/checkout/order-link/';

/** Named in the address that a link leads to when it opens nothing. The page says what to do, not what is wrong. */
export const UNUSABLE_LINK = 'unusable';
/** The same where links are opened too often, or cannot be looked up now. */
export const BUSY_LINK = 'busy';

const UUID_BYTES = 16;
const TOKEN = /^[\w-]{64}$/;

/** The token of an order, always the same: its id and a signature of it, as text for an address. */
export const orderTokenOf = (secret: string, orderId: string): string =>
  Buffer.concat([Buffer.from(orderId.replaceAll('-', ''), 'hex'), signatureOf(secret, orderId)]).toString('base64url');

/** The id that the token was made for; `null` when it is not one of ours. Whether the order is there is not known yet. */
export function orderIdOfToken(secret: string, token: string): string | null {
  if (!TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const orderId = uuidOf(bytes.subarray(0, UUID_BYTES));
  return timingSafeEqual(bytes.subarray(UUID_BYTES), signatureOf(secret, orderId)) ? orderId : null;
}

export const orderLinkOf = (secret: string, { id, origin }: { id: string; origin: string }): string =>
  `${origin}${ORDER_LINK_PATH}${orderTokenOf(secret, id)}`;

/** When its link stops working. */
export const linkEndOf = ({ placedAt }: { placedAt: Date }): Date =>
  new Date(placedAt.getTime() + ORDER_LINK_DAYS * 86_400_000);

const signatureOf = (secret: string, orderId: string) =>
  createHmac('sha256', secret).update(`order-link|${orderId}`).digest();

const uuidOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
