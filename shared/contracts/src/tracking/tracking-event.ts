import * as v from 'valibot';
import { HurraTagManagerSchema } from '../base/hurra-tag-manager.ts';

/** In major units of the currency. */
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const text = v.string();

const ItemSchema = v.strictObject({
  item_id: v.pipe(text, v.nonEmpty()),
  item_name: text,
  item_variant: v.optional(text),
  item_category: v.optional(text),
  coupon: v.optional(text),
  index: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** The price that is paid for one piece. */
  price: amount,
  /** The difference to the regular price. */
  discount: v.optional(amount),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** N2. The parameters of the page; other fields of the response are not passed on. */
const parameters = v.strictObject({
  ...HurraTagManagerSchema.entries,
  utm_source: v.optional(text),
  utm_campaign: v.optional(text),
  pageType: v.optional(text),
  /** Step of the purchase: 1 cart, 2 checkout, 3 order placed, 4 confirmation (N1). */
  step: v.optional(v.picklist([1, 2, 3, 4])),
});

const goods = { currency, value: amount, items: v.array(ItemSchema) };
const someGoods = { ...goods, items: v.pipe(v.array(ItemSchema), v.minLength(1)) };
const order = { ...someGoods, transaction_id: v.pipe(text, v.nonEmpty()) };

const event = <const Name extends string, const Entries extends v.ObjectEntries>(name: Name, entries: Entries) =>
  v.strictObject({ event: v.literal(name), ecommerce: v.strictObject(entries) });

/**
 * N3. All events that may enter the queue of the tag manager, in the format of Google Analytics 4. Objects are strict: a field that
 * is not listed here makes the event invalid, and invalid events are not sent.
 */
export const TrackingEventSchema = v.variant('event', [
  v.strictObject({ event: v.literal('hurraTagManager'), hurraTagManager: parameters }),
  v.strictObject({ event: v.literal('page_view'), page_type: text, page_location: text }),
  event('view_item_list', { currency, item_list_id: text, item_list_name: text, items: v.array(ItemSchema) }),
  event('view_item', someGoods),
  event('view_cart', goods),
  event('add_to_cart', someGoods),
  event('remove_from_cart', someGoods),
  event('begin_checkout', someGoods),
  event('add_shipping_info', { ...someGoods, shipping_tier: text }),
  event('add_payment_info', { ...someGoods, payment_type: text }),
  event('purchase_intent', order),
  event('purchase', { ...order, shipping: amount, coupon: v.optional(text) }),
  v.strictObject({ event: v.literal('newsletter_sign_up'), method: v.picklist(['form', 'confirmation', 'order']) }),
  v.strictObject({ event: v.literal('club_sign_up'), method: v.literal('order') }),
]);
export type TrackingEvent = v.InferOutput<typeof TrackingEventSchema>;
export type TrackingItem = v.InferOutput<typeof ItemSchema>;
export type TrackingParameters = v.InferOutput<typeof parameters>;
