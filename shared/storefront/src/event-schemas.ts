import { TrackingFactSchema, WishSchema } from '@odeta/contracts';
import { PurchasePayloadSchema } from '@odeta/contracts/app-bridge';
import * as v from 'valibot';

const OrderSchema = v.nullable(PurchasePayloadSchema);

/** The part of the setup state that comes with responses to remotes. */
export const LearnedSetupSchema = v.object({
  newsletterSubscribed: v.boolean(),
  showPushNotification: v.boolean(),
  /** Net amount of the last order, in major units. */
  netAmount: v.nullable(v.number()),
  /** Names of rules with the server's patterns for them. */
  validators: v.record(v.string(), v.string()),
  /** The last order that was placed from this page; it may still be unpaid. */
  sentOrder: OrderSchema,
  /** The last order whose confirmation was shown. */
  confirmedOrder: OrderSchema,
});

const BareSchema = v.object({});

/**
 * The storefront's own events: each is a fact in the past tense, plain data, and optional to handle. The bus drops events that do
 * not match; `npm run can-deploy` compares releases by these schemas.
 */
export const eventSchemas = {
  /** The cart's content or ticked lines changed, here or in another tab; the count is B4's. */
  'cart.changed': v.object({ cartItemsCount: v.number(), elsewhere: v.optional(v.boolean()) }),
  'wishlist.changed': v.object({ wishlist: v.pipe(v.array(WishSchema), v.readonly()) }),
  /** A response had values for the setup state. */
  'setup.learned': v.partial(LearnedSetupSchema),
  /** The visitor's own data was loaded or changed. */
  'session.changed': BareSchema,
  /** The customer has logged out in this browser: their data must be removed from the device. */
  'customer.left': BareSchema,
  /** A unit reports something about the visit; the shell decides what of it is sent (docs/tracking.md). */
  'tracking.reported': TrackingFactSchema,
  /** The page came back from the back/forward cache: its content may be out of date (R3). */
  'page.restored': BareSchema,
};
