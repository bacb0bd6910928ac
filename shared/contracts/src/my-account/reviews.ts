import * as v from 'valibot';
import { endpoint, NothingSchema } from '../base/endpoint.ts';
import { PictureSchema } from '../base/picture.ts';
import { ReviewPhotoSchema } from '../catalog/reviews.ts';
import { attachmentRules } from '../help/attachments.ts';

/** Maximum number of characters. */
export const OPINION_LENGTH = 2000;
export const NICK_LENGTH = 40;

/** Range of the wearer's height in centimetres. */
export const REVIEW_HEIGHT = { min: 50, max: 230 } as const;

/** Maximum size of a request: base64 is a third larger than the photos, and the text needs room. */
const REVIEW_BYTES = Math.ceil((attachmentRules.maxSize * attachmentRules.most * 4) / 3) + 64 * 1024;

/** Goods of an order that were delivered, and so can be reviewed. */
export const ReviewedGoodsSchema = v.object({
  lineId: v.string(),
  orderNumber: v.string(),
  name: v.string(),
  color: v.string(),
  /** `size/38`; `size/one` for goods without sizes. */
  size: v.string(),
  picture: PictureSchema,
  /** Address of the product; `null` when it is no longer in the shop. */
  url: v.nullable(v.string()),
});
export type ReviewedGoods = v.InferOutput<typeof ReviewedGoodsSchema>;

/** P11. A review waits for the staff, is published, or was refused. */
export const reviewStates = ['waiting', 'published', 'refused'] as const;

export const OwnReviewSchema = v.object({
  id: v.string(),
  goods: ReviewedGoodsSchema,
  state: v.picklist(reviewStates),
  /** Why it was refused, in the language of the country; `null` otherwise. */
  refusal: v.nullable(v.string()),
  stars: v.number(),
  fit: v.nullable(v.picklist([-1, 0, 1])),
  nick: v.string(),
  email: v.string(),
  text: v.string(),
  /** Values of `reviewTags`. */
  tags: v.array(v.string()),
  /** In centimetres. */
  height: v.nullable(v.number()),
  photos: v.array(ReviewPhotoSchema),
  /** YYYY-MM-DD */
  on: v.string(),
});
export type OwnReview = v.InferOutput<typeof OwnReviewSchema>;

/** P11. Goods that the customer can review, latest order first, and their own reviews. */
export const readOwnReviews = endpoint({
  method: 'GET',
  path: '/my-account/reviews',
  summary: 'P11. What the customer can review, and his reviews',
  body: v.object({ open: v.array(ReviewedGoodsSchema), written: v.array(OwnReviewSchema) }),
  problems: ['log-in-required'],
});
export type OwnReviews = v.InferOutput<typeof readOwnReviews.body>;

const ReviewPayload = v.object({
  /** 1–5 in steps of 0.5. */
  stars: v.number(),
  /** Fit of the size; `null` for goods without sizes. */
  fit: v.nullable(v.number()),
  nick: v.string(),
  email: v.string(),
  text: v.string(),
  tags: v.array(v.string()),
  /** In centimetres; empty when not given. */
  height: v.string(),
  /** H16. New photos; `data` is base64. */
  attachments: v.array(v.object({ name: v.string(), data: v.string() })),
});

const reviewProblems = ['log-in-required', 'review-known', 'review-decided'];

/** P11. Reviews a line of an order. It is published after approval by the staff. Field errors have the names of the fields. */
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

/** P11. Changes a review that is waiting for approval. */
export const changeReview = endpoint({
  method: 'POST',
  path: '/my-account/reviews/{reviewId}/change',
  summary: 'P11. Changes a review that waits',
  params: ReviewParams,
  payload: v.object({
    ...ReviewPayload.entries,
    /** Ids of the photos to keep; the others are deleted. */
    kept: v.array(v.string()),
  }),
  bodyBytes: REVIEW_BYTES,
  body: v.object({ review: OwnReviewSchema }),
  problems: reviewProblems,
});

/** P11. Deletes the customer's own review in any state. Deleting an unknown review is not an error. */
export const deleteReview = endpoint({
  method: 'POST',
  path: '/my-account/reviews/{reviewId}/delete',
  summary: 'P11. Deletes an own review',
  params: ReviewParams,
  payload: v.object({}),
  body: NothingSchema,
  problems: ['log-in-required'],
});
