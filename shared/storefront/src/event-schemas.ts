import { TrackingFactSchema, WishSchema } from '@odeta/contracts';
import { PurchasePayloadSchema } from '@odeta/contracts/app-bridge';
import * as v from 'valibot';

const OrderSchema = v.nullable(PurchasePayloadSchema);

/** The part of the setup state that comes with the answers of remotes. */
export const LearnedSetupSchema = v.object({
  newsletterSubscribed: v.boolean(),
  showPushNotification: v.boolean(),
  /** Of the last order, in major units. */
  netAmount: v.nullable(v.number()),
  /** Names of rules and the patterns that the server checks them with. */
  validators: v.record(v.string(), v.string()),
  /** The last order that the shop has taken from this page; it may still have to be paid. */
  sentOrder: OrderSchema,
  /** The last order whose confirmation was shown. */
  confirmedOrder: OrderSchema,
});

/** An event that says no more than that it happened. */
const BareSchema = v.object({});

/**
 * The storefront's own events: each is a fact in the past tense, plain data, and safe to miss. The bus drops what does not fit; releases
 * are compared by the same schemas (`npm run can-deploy`).
 */
export const eventSchemas = {
  /** The cart's content or ticks changed, here or in another tab; the count is B4's. */
  'cart.changed': v.object({ cartItemsCount: v.number(), elsewhere: v.optional(v.boolean()) }),
  /** What is on the visitor's wishlist now. */
  'wishlist.changed': v.object({ wishlist: v.pipe(v.array(WishSchema), v.readonly()) }),
  /** What an answer said that the setup state keeps. */
  'setup.learned': v.partial(LearnedSetupSchema),
  /** The visitor's own data arrived or changed. */
  'session.changed': BareSchema,
  /** The customer has logged out in this browser: nothing of him may stay on the device. */
  'customer.left': BareSchema,
  /** What a unit reports of the visit; the shell decides what is sent of it (docs/tracking.md). */
  'tracking.reported': TrackingFactSchema,
  /** The page came back from the back/forward cache: what it shows may be old (R3). */
  'page.restored': BareSchema,
};
