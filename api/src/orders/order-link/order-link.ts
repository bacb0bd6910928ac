import { linkPaths } from '@odeta/contracts';
import { idOfSigned, signedIdOf } from '../../identity/signed-id.ts';

/** Days after it was placed in which the link of an order works: the hundred days of returns, the delivery before, and some more. */
export const ORDER_LINK_DAYS = 180;

/** Below the address of the shop; a token follows. */
export const ORDER_LINK_PATH = linkPaths.order;

/** Named in the address that a link leads to when it opens nothing. The page says what to do, not what is wrong. */
export const UNUSABLE_LINK = 'unusable';
/** The same where links are opened too often, or cannot be looked up now. */
export const BUSY_LINK = 'busy';

const PURPOSE = 'order-link';

/** The token of an order, always the same: its id and a signature of it, as text for an address. */
export const orderTokenOf = (secret: string, orderId: string): string => signedIdOf(secret, PURPOSE, orderId);

/** The id that the token was made for; `null` when it is not one of ours. Whether the order is there is not known yet. */
export const orderIdOfToken = (secret: string, token: string): string | null => idOfSigned(secret, PURPOSE, token);

export const orderLinkOf = (secret: string, { id, origin }: { id: string; origin: string }): string =>
  `${origin}${ORDER_LINK_PATH}${orderTokenOf(secret, id)}`;

/** When its link stops working. */
export const linkEndOf = ({ placedAt }: { placedAt: Date }): Date =>
  new Date(placedAt.getTime() + ORDER_LINK_DAYS * 86_400_000);
