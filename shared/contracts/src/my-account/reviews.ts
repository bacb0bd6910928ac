import * as v from 'valibot';
import { PictureSchema } from '../catalog/picture.ts';
import { ReviewPhotoSchema } from '../catalog/reviews.ts';
import { endpoint, NothingSchema } from '../endpoint.ts';
import { attachmentRules } from '../help/attachments.ts';

/** In characters. */
export const OPINION_LENGTH = 2000;
export const NICK_LENGTH = 40;

/** Centimetres of the one who wears it. */
export const REVIEW_HEIGHT = { min: 50, max: 230 } as const;

/** A third more than the photos, as base64 is, and room for the words. */
const REVIEW_BYTES = Math.ceil((attachmentRules.maxSize * attachmentRules.most * 4) / 3) + 64 * 1024;

/** Goods of an order that can be reviewed: they have been sent. */
export const ReviewedGoodsSchema = v.object({
  lineId: v.string(),
  orderNumber: v.string(),
  name: v.string(),
  color: v.string(),
  /** `size/38`; `size/one` for goods without sizes. */
  size: v.string(),
  picture: PictureSchema,
  /** Of the product; `null` when the shop does not have it any more. */
  url: v.nullable(v.string()),
});
export type ReviewedGoods = v.InferOutput<typeof ReviewedGoodsSchema>;

/** P11. Whether a review is shown: it waits for a person of the shop, was published, or refused. */
export const reviewStates = ['waiting', 'published', 'refused'] as const;

export const OwnReviewSchema = v.object({
  id: v.string(),
  goods: ReviewedGoodsSchema,
  state: v.picklist(reviewStates),
  /** Why it was refused, in the language of its country; `null` otherwise. */
  refusal: v.nullable(v.string()),
  stars: v.number(),
  fit: v.nullable(v.picklist([-1, 0, 1])),
  nick: v.string(),
  email: v.string(),
  text: v.string(),
  /** Of `reviewTags`. */
  tags: v.array(v.string()),
  /** In centimetres. */
  height: v.nullable(v.number()),
  photos: v.array(ReviewPhotoSchema),
  /** YYYY-MM-DD */
  on: v.string(),
});
export type OwnReview = v.InferOutput<typeof OwnReviewSchema>;

/** P11. What the customer can review, the latest order first, and what he has. */
export const readOwnReviews = endpoint({
  method: 'GET',
  path: '/my-account/reviews',
  summary: 'P11. What the customer can review, and his reviews',
  body: v.object({ open: v.array(ReviewedGoodsSchema), written: v.array(OwnReviewSchema) }),
  problems: ['log-in-required'],
});
export type OwnReviews = v.InferOutput<typeof readOwnReviews.body>;

const ReviewPayload = v.object({
  /** 1–5, with halves. */
  stars: v.number(),
  /** How it fits; `null` for goods without sizes. */
  fit: v.nullable(v.number()),
  nick: v.string(),
  email: v.string(),
  text: v.string(),
  tags: v.array(v.string()),
  /** In centimetres; empty when it is not said. */
  height: v.string(),
  /** H16. New photos; `data` is base64. */
  attachments: v.array(v.object({ name: v.string(), data: v.string() })),
});

const reviewProblems = ['log-in-required', 'review-known', 'review-decided'];

/** P11. Reviews a line of an order. A person of the shop reads it before it is shown. Field errors have the names of the fields. */
export const writeReview = endpoint({
  method: 'POST',
  path: '/my-account/reviews',
  summary: 'P11. Writes a review of goods that were bought',
  payload: v.object({ ...ReviewPayload.entries, lineId: v.string() }),
  bodyBytes: REVIEW_BYTES,
  body: v.object({ review: OwnReviewSchema }),
  problems: reviewProblems,
});

const ReviewParams = v.object({ reviewId: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)) });

/** P11. Writes it anew, as long as it waits. */
export const changeReview = endpoint({
  method: 'POST',
  path: '/my-account/reviews/{reviewId}/change',
  summary: 'P11. Changes a review that waits',
  params: ReviewParams,
  payload: v.object({
    ...ReviewPayload.entries,
    /** Ids of the photos that stay; the others go. */
    kept: v.array(v.string()),
  }),
  bodyBytes: REVIEW_BYTES,
  body: v.object({ review: OwnReviewSchema }),
  problems: reviewProblems,
});

/** P11. Takes an own review away, whatever its state. One that is gone is no mistake. */
export const deleteReview = endpoint({
  method: 'POST',
  path: '/my-account/reviews/{reviewId}/delete',
  summary: 'P11. Deletes an own review',
  params: ReviewParams,
  payload: v.object({}),
  body: NothingSchema,
  problems: ['log-in-required'],
});
