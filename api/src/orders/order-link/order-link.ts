import { type CountryCode, countries, FORM_PARAMETER, linkPaths, type OrderForm } from '@odeta/contracts';
import { type RawBuilder, sql } from 'kysely';
import { idOfSigned, signedIdOf } from '../../identity/signed-id.ts';
import { dayOf } from '../../settings/country-day.ts';
import { lastDayAfter } from '../../settings/last-day.ts';
import { LIABILITY_YEARS } from '../../settings/liability.ts';

/** Days for which the link to an order is valid: a hundred days for returns, plus the delivery and some reserve. */
export const ORDER_LINK_DAYS = 180;

/** Path of the link, followed by the token. */
export const ORDER_LINK_PATH = linkPaths.order;

/** Query value after an invalid link. The page tells what to do, but not what is wrong. */
export const UNUSABLE_LINK = 'unusable';
/** The same after too many requests, or a failed one. */
export const BUSY_LINK = 'busy';

const PURPOSE = 'order-link';

/** The token of an order, which is always the same: its id with a signature, safe for URLs. */
export const orderTokenOf = (secret: string, orderId: string): string => signedIdOf(secret, PURPOSE, orderId);

/** The id in the token; `null` when the signature is wrong. Does not check that the order exists. */
export const orderIdOfToken = (secret: string, token: string): string | null => idOfSigned(secret, PURPOSE, token);

export const orderLinkOf = (secret: string, { id, origin }: { id: string; origin: string }): string =>
  `${origin}${ORDER_LINK_PATH}${orderTokenOf(secret, id)}`;

/** The last day (YYYY-MM-DD) on which the link is valid. */
export const linkEndOf = ({ placedAt, country }: { placedAt: Date; country: CountryCode }): string =>
  lastDayAfter(placedAt, ORDER_LINK_DAYS, countries[country]);

/** In SQL: whether an order's link is still valid. */
export const isLinkValid = (country: CountryCode): RawBuilder<boolean> =>
  sql<boolean>`${dayOf(country, sql`placed_at`)} + ${sql.lit(ORDER_LINK_DAYS)} >= ${dayOf(country, sql`now()`)}`;

/**
 * In SQL: whether a code by e-mail may open an order: as long as its link, and then as long as the seller is liable for its goods, so that
 * a guest can complain. A link may have been passed on since; a code goes to the address of the order again.
 */
export const isCodeValid = (country: CountryCode): RawBuilder<boolean> => sql<boolean>`(
  ${isLinkValid(country)}
  or ${dayOf(country, sql`delivered_at`)} + make_interval(years => ${sql.lit(LIABILITY_YEARS)}) >= ${dayOf(country, sql`now()`)}
  or exists (
    select from return_case r where r.order_id = shop_order.id and r.liable_until >= ${dayOf(country, sql`now()`)}
  )
)`;

/** The link of an e-mail to the form of a right, in any browser. */
export const formLink = (link: string, form: OrderForm): string => `${link}?${FORM_PARAMETER}=${form}`;
