import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** In characters. */
export const BLOGGER_ABOUT_LENGTH = 1000;

/** P10. Where a blogger writes and shows; the first one that is known is his readers'. */
export const bloggerAddresses = ['blog', 'instagram', 'youtube', 'facebook', 'tiktok', 'twitter'] as const;

/** P10. What a blogger says of himself. Addresses are URLs or empty; at least one is given (H17). */
export const BloggerProfileSchema = v.object({
  profileName: v.string(),
  /** His name in social media; may be empty. */
  socialName: v.string(),
  ...v.entriesFromList(bloggerAddresses, v.string()),
  /** How many follow him, as he says: digits or empty. */
  followers: v.string(),
  /** What he writes about; may be empty. */
  about: v.string(),
});
export type BloggerProfile = v.InferOutput<typeof BloggerProfileSchema>;

/** P10. A person of the shop decides: `waiting` for approval, `active` or `held`. */
export const bloggerStates = ['waiting', 'active', 'held'] as const;
export type BloggerState = (typeof bloggerStates)[number];

const BloggerSchema = v.object({
  state: v.picklist(bloggerStates),
  /** Why he is held, in the language of his country; `null` otherwise. */
  reason: v.nullable(v.string()),
  profile: BloggerProfileSchema,
  /** Last change by himself, in UTC. */
  sentAt: v.string(),
  /** The discount code for his readers; `null` unless he is active. */
  code: v.nullable(
    v.object({
      code: v.string(),
      percent: v.number(),
      /** How many orders were placed with it. */
      orders: v.number(),
    }),
  ),
});
export type Blogger = v.InferOutput<typeof BloggerSchema>;

const body = v.object({
  /** `null` for one who has not applied. */
  blogger: v.nullable(BloggerSchema),
  /** What readers of an active blogger save. */
  percent: v.number(),
});

/** P10. */
export const readBlogger = endpoint({
  method: 'GET',
  path: '/my-account/blogger',
  summary: 'P10. How the customer stands to the blogger programme',
  body,
  problems: ['log-in-required'],
});

/**
 * P10, H17. Applies, or changes what was said: one who waits or is held waits for a decision then; one who is active stays so. Field
 * errors come as `blogger.<field>`.
 */
export const saveBlogger = endpoint({
  method: 'POST',
  path: '/my-account/blogger',
  summary: 'P10, H17. Applies for the blogger programme, or changes the profile',
  payload: v.object({
    ...BloggerProfileSchema.entries,
    ownerAgreement: v.boolean(),
    privacyAgreement: v.boolean(),
  }),
  body,
  problems: ['log-in-required'],
});

/** P10. Takes the profile back; the code for readers ends. */
export const leaveBloggers = endpoint({
  method: 'POST',
  path: '/my-account/blogger/leave',
  summary: 'P10. Leaves the blogger programme',
  payload: v.object({}),
  body,
  problems: ['log-in-required'],
});
