import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { ATTACHMENT_BYTES, AttachmentsSchema } from './attachments.ts';

/** P16. Topics of a message. */
export const contactTopics = ['order', 'delivery', 'payment', 'return', 'complaint', 'privacy', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** Maximum number of characters of a message. */
export const MESSAGE_LENGTH = 2000;

/** The seller in the country, with the legally required details. */
export const SellerSchema = v.object({
  name: v.string(),
  address: v.string(),
  /** Company registration and tax numbers, as one sentence. */
  register: v.string(),
  email: v.string(),
  phone: v.string(),
  /** Hours of telephone service, with short names of days; empty without telephone service. */
  phoneHours: v.string(),
});
export type Seller = v.InferOutput<typeof SellerSchema>;

/** P16. Contact details of the country's shop. */
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
    /** The model withdrawal form as PDF; missing from older servers. */
    withdrawalFormUrl: v.optional(v.string()),
    claimsUrl: v.string(),
    /** M9. Site key of reCAPTCHA; `null`: the shop's own challenge is used. */
    siteKey: v.nullable(v.string()),
  }),
});
export type Contact = v.InferOutput<typeof readContact.body>;

/**
 * P16. Sends a message to the shop. Idempotent: a repetition with the same key gets the same response and sends nothing. Field errors
 * have the names of the fields.
 */
export const sendMessage = endpoint({
  method: 'POST',
  path: '/base/contact-message',
  summary: 'P16. Sends a message to the shop, and a copy of it to its sender',
  payload: v.object({
    topic: v.string(),
    /** Only its format is validated: no response reveals whether the order exists. */
    orderNumber: v.string(),
    /** H11. Empty or eight digits; missing from older pages. */
    customerNumber: v.optional(v.string(), ''),
    name: v.string(),
    email: v.string(),
    message: v.string(),
    copy: v.boolean(),
    /** H16. Missing from older pages. */
    attachments: v.optional(AttachmentsSchema, []),
  }),
  bodyBytes: ATTACHMENT_BYTES,
  body: v.object({
    /** A reference number of the message. */
    number: v.string(),
    /** The day by which it is answered, YYYY-MM-DD. */
    answerBy: v.string(),
  }),
  problems: ['bot-protection', 'idempotency-mismatch'],
});
