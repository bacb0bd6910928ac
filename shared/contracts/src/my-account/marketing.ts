import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

const ChannelSchema = v.picklist(['newsletter', 'sms']);
export type MarketingChannel = v.InferOutput<typeof ChannelSchema>;

const MarketingSchema = v.object({
  /** `pending`: the link of an e-mail has to be opened first. */
  newsletter: v.picklist(['on', 'off', 'pending']),
  sms: v.picklist(['on', 'off']),
  /** Where texts go; empty when no telephone number is known. */
  mobilePhone: v.string(),
  /** The last change first. */
  history: v.array(
    v.object({
      channel: ChannelSchema,
      active: v.boolean(),
      /** In UTC. */
      at: v.string(),
      source: v.picklist(['order', 'register', 'account']),
    }),
  ),
  /** P9. The same for notifications, which each browser has for itself. `ended`: by the browser, or with a log-in. */
  pushHistory: v.optional(
    v.array(v.object({ active: v.boolean(), at: v.string(), source: v.picklist(['order', 'account', 'ended']) })),
    [],
  ),
});
export type Marketing = v.InferOutput<typeof MarketingSchema>;

/** P9. */
export const readMarketing = endpoint({
  method: 'GET',
  path: '/my-account/marketing',
  summary: 'P9. What the customer has agreed to be sent, and when',
  body: v.object({ marketing: MarketingSchema }),
  problems: ['log-in-required'],
});

/** P9. Gives a consent or takes it back, at once; what is so already stays. Without a telephone number no text can be asked for. */
export const changeMarketing = endpoint({
  method: 'POST',
  path: '/my-account/marketing',
  summary: 'P9. Gives a marketing consent or takes it back',
  payload: v.object({ channel: ChannelSchema, active: v.boolean() }),
  body: v.object({ marketing: MarketingSchema }),
  problems: ['log-in-required'],
});
