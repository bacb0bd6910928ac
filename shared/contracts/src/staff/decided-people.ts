import * as v from 'valibot';
import { CountryCodeSchema } from '../base/country.ts';
import { endpoint } from '../base/endpoint.ts';
import { BloggerProfileSchema, bloggerStates } from '../my-account/blogger.ts';
import { DecidedSchema, ListedCasesSchema, ListWordsSchema, SeenAtSchema, UuidSchema } from './decisions.ts';
import { STAFF_PATH } from './values.ts';

/** Why a review is not shown, which its author reads. A negative opinion is no reason. */
export const reviewRefusals = [
  'offensive',
  'personal-data',
  'not-about-goods',
  'advertising',
  'foreign-photo',
] as const;
export type ReviewRefusal = (typeof reviewRefusals)[number];

export const moderatedStates = ['waiting', 'shown', 'refused'] as const;
export type ModeratedState = (typeof moderatedStates)[number];

const ModeratedReviewSchema = v.object({
  id: v.number(),
  country: CountryCodeSchema,
  product: v.string(),
  orderNumber: v.nullable(v.string()),
  stars: v.number(),
  nick: v.string(),
  body: v.string(),
  tags: v.array(v.string()),
  /** When this version was written. */
  at: v.string(),
  state: v.picklist(moderatedStates),
  refusal: v.nullable(v.string()),
  photos: v.array(v.object({ id: v.string(), width: v.number(), height: v.number() })),
});
export type ModeratedReview = v.InferOutput<typeof ModeratedReviewSchema>;

export const listStaffReviews = endpoint({
  method: 'GET',
  path: `${STAFF_PATH}/reviews`,
  summary: 'Reviews of customers in a state: those that wait, the oldest first; all others, the newest first',
  query: v.object({
    state: v.optional(v.picklist(moderatedStates, 'must be a state of reviews'), 'waiting'),
    /** In the words, the name of the author or the product, or the number of the order. */
    q: ListWordsSchema,
    most: ListedCasesSchema,
  }),
  body: v.object({
    reviews: v.array(ModeratedReviewSchema),
    /** Of all that were found. */
    count: v.number(),
  }),
  problems: ['not-allowed'],
});

/** A photo of a review in any state, for the application for staff. */
export const STAFF_REVIEW_PHOTO = `${STAFF_PATH}/reviews/photos/{photoId}`;

export const decideStaffReview = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/reviews/{reviewId}/decide`,
  summary: 'Publishes a review, or refuses it with a reason; one that is published is taken back',
  params: v.object({ reviewId: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number)) }),
  payload: v.strictObject({
    /** `at` of the version that was read: one that its author has changed since has to be read again. */
    readAt: SeenAtSchema,
    /** Without one it is published. */
    refusal: v.optional(v.picklist(reviewRefusals, 'must be one of the reasons')),
  }),
  body: DecidedSchema,
  problems: ['not-allowed', 'not-possible'],
});

/** Why somebody is no blogger of the shop, which they read. */
export const bloggerHolds = ['not-own', 'unreachable', 'other-topic', 'unmarked'] as const;
export type BloggerHold = (typeof bloggerHolds)[number];

const ListedBloggerSchema = v.object({
  id: v.string(),
  customer: v.nullable(v.string()),
  country: CountryCodeSchema,
  state: v.picklist(bloggerStates),
  hold: v.nullable(v.string()),
  profile: BloggerProfileSchema,
  /** When this profile was sent. */
  at: v.string(),
  /** For readers, with the orders that were placed with it. */
  code: v.nullable(v.string()),
  orders: v.number(),
});
export type ListedBlogger = v.InferOutput<typeof ListedBloggerSchema>;

export const listStaffBloggers = endpoint({
  method: 'GET',
  path: `${STAFF_PATH}/bloggers`,
  summary: 'Bloggers in a state: those that wait, the oldest first; all others, the newest first',
  query: v.object({
    state: v.optional(v.picklist(bloggerStates, 'must be a state of bloggers'), 'waiting'),
    most: ListedCasesSchema,
  }),
  body: v.object({ bloggers: v.array(ListedBloggerSchema), count: v.number() }),
  problems: ['not-allowed'],
});

export const decideStaffBlogger = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/bloggers/{bloggerId}/decide`,
  summary: 'Gives a blogger a code for readers, or ends it with a reason; an e-mail tells them',
  params: v.object({ bloggerId: UuidSchema }),
  payload: v.strictObject({
    /** `at` of the profile that was read. */
    readAt: SeenAtSchema,
    /** Without one the blogger becomes active. */
    hold: v.optional(v.picklist(bloggerHolds, 'must be one of the reasons')),
  }),
  body: DecidedSchema,
  problems: ['not-allowed', 'not-possible'],
});
