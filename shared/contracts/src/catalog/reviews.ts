import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { SlugSchema } from './slug.ts';

/** P11. What can be said in a word; those that are worn are offered for goods with sizes. */
export const wornTags = ['comfortable', 'nice-material', 'keeps-shape', 'nice-cut', 'warm'] as const;
export const reviewTags = ['good-quality', 'as-pictured', 'good-price', ...wornTags] as const;

/** A photo of a review, as it was encoded anew. */
export const ReviewPhotoSchema = v.object({ id: v.string(), width: v.number(), height: v.number() });
export type ReviewPhoto = v.InferOutput<typeof ReviewPhotoSchema>;

export const reviewPhotoSizes = ['small', 'large'] as const;
/** Address of a photo. `small` is a square of 240 pixels. */
export const reviewPhotoUrl = (id: string, size: (typeof reviewPhotoSizes)[number]): string =>
  `/api/catalog/review-photo/${id}/${size}`;

/** P11. What a customer wrote; e-mails are never sent. */
export const ReviewSchema = v.object({
  id: v.string(),
  /** 1–5, with halves. */
  stars: v.number(),
  nick: v.string(),
  text: v.string(),
  /** ISO date. */
  on: v.string(),
  /** `size/38` that it speaks of; `null` when it does not say. */
  size: v.nullable(v.string()),
  /** How it fits: -1 smaller than the table says, 0 exactly, 1 larger. */
  fit: v.nullable(v.picklist([-1, 0, 1])),
  /** Written by somebody who bought it here. */
  verified: v.boolean(),
  /** Comes with the goods of the demonstration: no customer wrote it. Older servers do not tell it apart. */
  demo: v.optional(v.boolean(), false),
  /** Of `reviewTags`; a page shows those that it knows. */
  tags: v.optional(v.array(v.string()), []),
  /** Of the one who wears it, in centimetres; `null` when it is not said. */
  height: v.optional(v.nullable(v.number()), null),
  photos: v.optional(v.array(ReviewPhotoSchema), []),
});
export type Review = v.InferOutput<typeof ReviewSchema>;

/** Heights of those who wear it, in centimetres, both ends included. */
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

/** By what reviews with words can be chosen, and how many there are of each; what nobody says is left out. */
const ReviewFacetsSchema = v.object({
  /** `size/38`, in the order of the size table. */
  sizes: v.array(v.object({ size: v.string(), count: v.number() })),
  heights: v.array(v.object({ band: v.string(), count: v.number() })),
  withPhotos: v.number(),
});
const noFacets = { sizes: [], heights: [], withPhotos: 0 };

/** All ratings of a product in a country. */
export const ReviewsSchema = v.object({
  /** To one decimal. */
  mean: v.number(),
  count: v.number(),
  /** How many gave five, four, three, two stars and one; a half is counted with the whole below it. */
  distribution: v.array(v.number()),
  /** Mean of the fit from -1 to 1; `null` when nobody says. */
  fit: v.nullable(v.number()),
  /** What customers gave, without the demonstration; `null` before the first one. This is what search engines get. */
  ofCustomers: v.optional(v.nullable(v.object({ mean: v.number(), count: v.number() })), null),
  /** Of those with words: how many, and the latest. */
  writtenCount: v.number(),
  /** Older servers have none. */
  facets: v.optional(ReviewFacetsSchema, noFacets),
  /** What is said most often in a word, of `reviewTags`. */
  tags: v.optional(v.array(v.object({ tag: v.string(), count: v.number() })), []),
  latest: v.array(ReviewSchema),
});
export type Reviews = v.InferOutput<typeof ReviewsSchema>;

export const REVIEWS_PAGE_SIZE = 10;
/** So many stand on the product's page from the beginning. */
export const LATEST_REVIEWS = 3;

/** P11. Reviews with words. What the query asks for in a way that nobody knows is not asked for. */
export const readReviews = endpoint({
  method: 'GET',
  path: '/catalog/product/{slug}/reviews',
  summary: 'P11. Reviews of a product by stars, size, height and photos',
  params: v.object({ slug: SlugSchema }),
  query: v.object({
    /** From 1. A page beyond the last one is empty. */
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)), '1'),
    /** Whole ones; a half is with those below it. */
    stars: v.optional(v.fallback(v.picklist(['', '1', '2', '3', '4', '5']), ''), ''),
    /** Without `size/`. */
    size: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
    height: v.optional(v.fallback(v.picklist(['', ...heightBandKeys]), ''), ''),
    photos: v.optional(v.fallback(v.picklist(['', '1']), ''), ''),
    sort: v.optional(v.fallback(v.picklist(reviewSorts), 'newest'), 'newest'),
  }),
  body: v.object({ reviews: v.array(ReviewSchema), writtenCount: v.number() }),
});
