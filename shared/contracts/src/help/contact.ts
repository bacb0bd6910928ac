import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { ATTACHMENT_BYTES, AttachmentsSchema } from './attachments.ts';

/** P16. What a message may be about. */
export const contactTopics = ['order', 'delivery', 'payment', 'return', 'complaint', 'privacy', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** In characters, of a message to the shop. */
export const MESSAGE_LENGTH = 2000;

/** Who sells in the country, as the law wants it said. */
export const SellerSchema = v.object({
  name: v.string(),
  address: v.string(),
  /** Company registration and tax numbers, in a sentence. */
  register: v.string(),
  email: v.string(),
  phone: v.string(),
  /** When the phone is answered, with short names of days; empty when nobody says. */
  phoneHours: v.string(),
});
export type Seller = v.InferOutput<typeof SellerSchema>;

/** P16. How the shop of the country is reached. */
export const readContact = endpoint({
  method: 'GET',
  path: '/base/contact',
  summary: 'P16. The seller of the country and how to reach him',
  body: v.object({
    seller: SellerSchema,
    /** Working days within which messages are answered. */
    answerDays: v.number(),
    privacyUrl: v.string(),
    withdrawalUrl: v.string(),
    claimsUrl: v.string(),
    /** M9. Of reCAPTCHA; `null` where the challenge is our own. */
    siteKey: v.nullable(v.string()),
  }),
});
export type Contact = v.InferOutput<typeof readContact.body>;

/**
 * P16. Writes to the shop. The same request again, with the same key, gets the same answer and sends nothing. Field errors have
 * the names of the fields.
 */
export const sendMessage = endpoint({
  method: 'POST',
  path: '/base/contact-message',
  summary: 'P16. Sends a message to the shop, and a copy of it to its sender',
  payload: v.object({
    topic: v.string(),
    /** Checked for its form alone: no answer tells whether there is such an order. */
    orderNumber: v.string(),
    name: v.string(),
    email: v.string(),
    message: v.string(),
    /** Whether the sender wants a copy. */
    copy: v.boolean(),
    /** H16. Left out by older pages. */
    attachments: v.optional(AttachmentsSchema, []),
  }),
  bodyBytes: ATTACHMENT_BYTES,
  body: v.object({
    /** By which people may speak of the message. */
    number: v.string(),
    /** The day by which it is answered, YYYY-MM-DD. */
    answerBy: v.string(),
  }),
  problems: ['bot-protection', 'idempotency-mismatch'],
});
