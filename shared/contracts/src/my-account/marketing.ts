import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';

const ChannelSchema = v.picklist(['newsletter', 'sms']);
export type MarketingChannel = v.InferOutput<typeof ChannelSchema>;

const MarketingSchema = v.object({
  /** `pending`: the link of the confirmation e-mail was not opened yet. */
  newsletter: v.picklist(['on', 'off', 'pending']),
  sms: v.picklist(['on', 'off']),
  /** Telephone number for text messages; empty when not known. */
  mobilePhone: v.string(),
  /** Latest change first. */
  history: v.array(
    v.object({
      channel: ChannelSchema,
      active: v.boolean(),
      /** Time in UTC. */
      at: v.string(),
      source: v.picklist(['order', 'register', 'account']),
    }),
  ),
  /** P9. The same for push notifications, which are enabled per browser. `ended`: by the browser, or with a log-in. */
  pushHistory: v.optional(
    v.array(v.object({ active: v.boolean(), at: v.string(), source: v.picklist(['order', 'account', 'ended']) })),
    [],
  ),
});
export type Marketing = v.InferOutput<typeof MarketingSchema>;

export const readMarketing = endpoint({
  method: 'GET',
  path: '/my-account/marketing',
  summary: 'P9. What the customer has agreed to be sent, and when',
  body: v.object({ marketing: MarketingSchema }),
  problems: ['log-in-required'],
});

/** P9. Gives or withdraws a consent with immediate effect; repeating it changes nothing. Text messages need a telephone number. */
export const changeMarketing = endpoint({
  method: 'POST',
  path: '/my-account/marketing',
  summary: 'P9. Gives a marketing consent or takes it back',
  payload: v.object({ channel: ChannelSchema, active: v.boolean() }),
  body: v.object({ marketing: MarketingSchema }),
  problems: ['log-in-required'],
});
