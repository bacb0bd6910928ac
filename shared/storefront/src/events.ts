import type { TrackingFact, Wish } from '@odeta/contracts';
import type { PurchasePayload } from '@odeta/contracts/app-bridge';

/**
 * The events on the bus, each a fact in the past tense: plain data, safe to miss. These are the storefront's own; a unit adds
 * what it sends by declaration merging (docs/add-an-event.md).
 */
export interface StorefrontEvents {
  /** The cart's content or ticks changed, here or in another tab; the count is B4's. */
  'cart.changed': { cartItemsCount: number; elsewhere?: boolean };
  /** P14. What is on the visitor's wishlist now. */
  'wishlist.changed': { wishlist: readonly Wish[] };
  /** B16. What an answer said that the setup state keeps. */
  'setup.learned': Partial<LearnedSetup>;
  /** The visitor's own data (F1) arrived or changed. */
  'session.changed': Record<never, never>;
  /** The customer has logged out in this browser: nothing of him may stay on the device. */
  'customer.left': Record<never, never>;
  /** The server no longer knows the visitor; what was typed must be kept. */
  'session.ended': Record<never, never>;
  /** N3. What a unit reports of the visit; the shell decides what is sent of it (docs/tracking.md). */
  'tracking.reported': TrackingFact;
  /** The page came back from the back/forward cache: what it shows may be old (R3). */
  'page.restored': Record<never, never>;
}

/** B16. The part of the setup state that comes with the answers of remotes. */
export interface LearnedSetup {
  /** N1. */
  newsletterSubscribed: boolean;
  /** N1, N4. */
  showPushNotification: boolean;
  /** N1. Of the last order, in major units. */
  netAmount: number | null;
  /** H8. Names of rules and the patterns that the server checks them with. */
  validators: Record<string, string>;
  /** E2. The last order that the shop has taken from this page; it may still have to be paid. */
  sentOrder: PurchasePayload | null;
  /** E2, N4. The last order whose confirmation was shown. */
  confirmedOrder: PurchasePayload | null;
}
