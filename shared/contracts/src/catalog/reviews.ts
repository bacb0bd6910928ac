import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { SlugSchema } from './slug.ts';

/** P11. Tags of reviews; `wornTags` are only for goods with sizes. */
export const wornTags = ['comfortable', 'nice-material', 'keeps-shape', 'nice-cut', 'warm'] as const;
export const reviewTags = ['good-quality', 'as-pictured', 'good-price', ...wornTags] as const;

/** A photo of a review, re-encoded by the server. */
export const ReviewPhotoSchema = v.object({ id: v.string(), width: v.number(), height: v.number() });
export type ReviewPhoto = v.InferOutput<typeof ReviewPhotoSchema>;

export const reviewPhotoSizes = ['small', 'large'] as const;
/** URL of a photo. `small` is a square of 240 pixels. */
export const reviewPhotoUrl = (id: string, size: (typeof reviewPhotoSizes)[number]): string =>
  `/api/catalog/review-photo/${id}/${size}`;

/** P11. A customer's review; the author's e-mail address is never sent. */
export const ReviewSchema = v.object({
  id: v.string(),
  /** 1–5 in steps of 0.5. */
  stars: v.number(),
  nick: v.string(),
  text: v.string(),
  /** ISO date. */
  on: v.string(),
  /** The reviewed size, `size/38`; `null` when not given. */
  size: v.nullable(v.string()),
  /** Fit: -1 smaller than the size table, 0 exact, 1 larger. */
  fit: v.nullable(v.picklist([-1, 0, 1])),
  /** The author bought it in this shop. */
  verified: v.boolean(),
  /** Part of the demonstration data: not written by a customer. Older servers do not distinguish this. */
  demo: v.optional(v.boolean(), false),
  /** From `reviewTags`; unknown ones are not shown. */
  tags: v.optional(v.array(v.string()), []),
  /** Height of the wearer in centimetres; `null` when not given. */
  height: v.optional(v.nullable(v.number()), null),
  photos: v.optional(v.array(ReviewPhotoSchema), []),
});
export type Review = v.InferOutput<typeof ReviewSchema>;

/** Ranges of the wearer's height in centimetres, both ends included. */
export const heightBands = {
  '-159': [0, 159],
  '160-169': [160, 169],
  '170-179': [170, 179],
  '180-': [180, 999],
} as const;
export type HeightBand = keyof typeof heightBands;
export const heightBandKeys = ['-159', '160-169', '170-179', '180-'] as const satisfies readonly HeightBand[];

export const reviewSorts = ['newest', 'best', 'worst'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Filters for written reviews, with the number of matches; values without matches are left out. */
const ReviewFacetsSchema = v.object({
  /** `size/38`, in the order of the size table. */
  sizes: v.array(v.object({ size: v.string(), count: v.number() })),
  heights: v.array(v.object({ band: v.string(), count: v.number() })),
  withPhotos: v.number(),
});
const noFacets = { sizes: [], heights: [], withPhotos: 0 };

/** All ratings of a product in a country. */
export const ReviewsSchema = v.object({
  /** Rounded to one decimal. */
  mean: v.number(),
  count: v.number(),
  /** Numbers of ratings with five, four, three, two stars and one; half stars are rounded down. */
  distribution: v.array(v.number()),
  /** Average fit from -1 to 1; `null` without data. */
  fit: v.nullable(v.number()),
  /** Ratings by customers, without the demonstration data, for search engines; `null` before the first one. */
  ofCustomers: v.optional(v.nullable(v.object({ mean: v.number(), count: v.number() })), null),
  /** Reviews with text: their number, and the latest ones. */
  writtenCount: v.number(),
  /** Empty from older servers. */
  facets: v.optional(ReviewFacetsSchema, noFacets),
  /** The most frequent tags, from `reviewTags`. */
  tags: v.optional(v.array(v.object({ tag: v.string(), count: v.number() })), []),
  latest: v.array(ReviewSchema),
});
export type Reviews = v.InferOutput<typeof ReviewsSchema>;

export const REVIEWS_PAGE_SIZE = 10;
/** How many reviews the product page shows at first. */
export const LATEST_REVIEWS = 3;

/** P11. Reviews with text. Unknown filter values are ignored. */
export const readReviews = endpoint({
  method: 'GET',
  path: '/catalog/product/{slug}/reviews',
  summary: 'P11. Reviews of a product by stars, size, height and photos',
  params: v.object({ slug: SlugSchema }),
  query: v.object({
    /** From 1. A page beyond the last one is empty. */
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)), '1'),
    /** Whole stars; half stars are rounded down. */
    stars: v.optional(v.fallback(v.picklist(['', '1', '2', '3', '4', '5']), ''), ''),
    /** Without `size/`. */
    size: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
    height: v.optional(v.fallback(v.picklist(['', ...heightBandKeys]), ''), ''),
    photos: v.optional(v.fallback(v.picklist(['', '1']), ''), ''),
    sort: v.optional(v.fallback(v.picklist(reviewSorts), 'newest'), 'newest'),
  }),
  body: v.object({ reviews: v.array(ReviewSchema), writtenCount: v.number() }),
});
