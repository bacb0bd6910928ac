import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** D10: where an address was given: in the block of the page, or as a consent of an order (L4). */
export const NEWSLETTER_BLOCK = 1;
export const NEWSLETTER_ORDER = 2;
/** In the account (P9). */
export const NEWSLETTER_ACCOUNT = 3;

/** D11. What a subscriber gets. */
export const NewsletterRewardSchema = v.object({
  percent: v.number(),
  /** In the country's currency; delivery is free from there. */
  freeDeliveryFrom: v.number(),
  currency: v.string(),
});
export type NewsletterReward = v.InferOutput<typeof NewsletterRewardSchema>;

/**
 * D10. Takes an address and sends it the link that activates it. A first message of type `error` means that it was not
 * taken; further messages are shown beside the thanks.
 */
export const subscribeNewsletter = endpoint({
  method: 'POST',
  path: '/base/newsletter/subscribe',
  summary: 'D10. Subscribes an address to the newsletter',
  payload: v.object({
    email: v.pipe(v.string(), v.minLength(1), v.maxLength(254)),
    source: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  }),
  body: v.object({
    /** An address in base64 that is fetched afterwards. */
    tracking: v.nullable(v.string()),
  }),
});

/** D10. The link of the e-mail: from here on the address gets letters. */
export const activateNewsletter = endpoint({
  method: 'POST',
  path: '/base/newsletter/activate',
  summary: 'D10. Activates a subscription by the link of the e-mail',
  payload: v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  body: v.object({
    /** D11: the code of the reward; `null` for one who has had it. */
    code: v.nullable(v.string()),
    reward: NewsletterRewardSchema,
  }),
  problems: ['unknown-link'],
});
