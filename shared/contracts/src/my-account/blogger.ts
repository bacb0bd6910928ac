import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';

/** Maximum number of characters. */
export const BLOGGER_ABOUT_LENGTH = 1000;

/** P10. A blogger's channels; the first one with an address is linked for readers. */
export const bloggerAddresses = ['blog', 'instagram', 'youtube', 'facebook', 'tiktok', 'twitter'] as const;

/** P10. A blogger's own profile. Addresses are URLs or empty; at least one is required (H17). */
export const BloggerProfileSchema = v.object({
  profileName: v.string(),
  /** Name in social media; may be empty. */
  socialName: v.string(),
  ...v.entriesFromList(bloggerAddresses, v.string()),
  /** Number of followers as stated by the blogger: digits or empty. */
  followers: v.string(),
  /** What the blogger writes about; may be empty. */
  about: v.string(),
});
export type BloggerProfile = v.InferOutput<typeof BloggerProfileSchema>;

/** P10. Decided by staff: `waiting` for approval, `active` or `held`. */
export const bloggerStates = ['waiting', 'active', 'held'] as const;
export type BloggerState = (typeof bloggerStates)[number];

const BloggerSchema = v.object({
  state: v.picklist(bloggerStates),
  /** Why the blogger is held, in the language of the country; `null` otherwise. */
  reason: v.nullable(v.string()),
  profile: BloggerProfileSchema,
  /** Time of the blogger's last change, in UTC. */
  sentAt: v.string(),
  /** The discount code for the blogger's readers; `null` unless active. */
  code: v.nullable(
    v.object({
      code: v.string(),
      percent: v.number(),
      /** How many orders used it. */
      orders: v.number(),
    }),
  ),
});
export type Blogger = v.InferOutput<typeof BloggerSchema>;

const body = v.object({
  /** `null` without an application. */
  blogger: v.nullable(BloggerSchema),
  /** Percent that readers of an active blogger save. */
  percent: v.number(),
});

export const readBlogger = endpoint({
  method: 'GET',
  path: '/my-account/blogger',
  summary: 'P10. How the customer stands to the blogger programme',
  body,
  problems: ['log-in-required'],
});

/**
 * P10, H17. Applies, or changes the profile: after a change, applicants and held bloggers wait for a decision; active ones stay
 * active. Field errors have keys `blogger.<field>`.
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

/** P10. Withdraws the profile; the code for readers ends. */
export const leaveBloggers = endpoint({
  method: 'POST',
  path: '/my-account/blogger/leave',
  summary: 'P10. Leaves the blogger programme',
  payload: v.object({}),
  body,
  problems: ['log-in-required'],
});
