import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** D10: where the address was entered: in the block of the page, or as a consent with an order (L4). */
export const NEWSLETTER_BLOCK = 1;
export const NEWSLETTER_ORDER = 2;
/** In the account (P9). */
export const NEWSLETTER_ACCOUNT = 3;

/** D11. The reward for subscribers. */
export const NewsletterRewardSchema = v.object({
  percent: v.number(),
  /** Delivery is free from this value, in the country's currency. */
  freeDeliveryFrom: v.number(),
  currency: v.string(),
});
export type NewsletterReward = v.InferOutput<typeof NewsletterRewardSchema>;

/**
 * D10. Takes an address and sends the activation link to it. If the first message has type `error`, the address was
 * refused; further messages are shown beside the thanks.
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
    /** Base64 of a tracking URL that the page requests afterwards. */
    tracking: v.nullable(v.string()),
  }),
});

/** D10. The link of the activation e-mail: from now on the address gets newsletters. */
export const activateNewsletter = endpoint({
  method: 'POST',
  path: '/base/newsletter/activate',
  summary: 'D10. Activates a subscription by the link of the e-mail',
  payload: v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  body: v.object({
    /** D11. The code of the reward; `null` if it was given out before. */
    code: v.nullable(v.string()),
    reward: NewsletterRewardSchema,
  }),
  problems: ['unknown-link'],
});
