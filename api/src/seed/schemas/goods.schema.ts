import { languages, sizeGroups } from '@odeta/contracts';
import * as v from 'valibot';
import { KeySchema, TextSchema, TextsSchema } from './texts.schema.ts';

const CategoryKeysSchema = v.pipe(v.array(KeySchema), v.nonEmpty());

/** Kinds of goods, by the categories that they stand in. */
export const KindsSchema = v.record(KeySchema, CategoryKeysSchema);

const ReviewSchema = v.strictObject({
  stars: v.picklist([1, 2, 3, 4, 5]),
  /** A kind of goods; all of them when left out. */
  for: v.optional(KeySchema),
  /** What the text says of the size: smaller, exact, larger. */
  fit: v.optional(v.picklist([-1, 0, 1])),
  text: TextSchema,
});
export type SeedReview = v.InferOutput<typeof ReviewSchema>;

/** What is said of one product alone. */
const OwnReviewSchema = v.pick(ReviewSchema, ['stars', 'text']);
export type SeedOwnReview = v.InferOutput<typeof OwnReviewSchema>;

/** One file per language: who writes, and what. */
export const ReviewsFileSchema = v.strictObject({
  names: v.pipe(v.array(TextSchema), v.nonEmpty()),
  texts: v.array(ReviewSchema),
  /** By catalogue number. */
  own: v.optional(v.record(v.string(), OwnReviewSchema), {}),
});
export type SeedReviewsFile = v.InferOutput<typeof ReviewsFileSchema>;

export const reviewFiles = languages.map((language) => ({ language, name: `reviews/${language}.yaml` }));

const SizeTableSchema = v.strictObject({
  key: KeySchema,
  group: v.picklist(sizeGroups),
  categories: CategoryKeysSchema,
  names: TextsSchema,
  /** Keys of measures. */
  columns: v.pipe(v.array(KeySchema), v.nonEmpty()),
  rows: v.pipe(
    v.array(
      v.strictObject({
        sizes: v.pipe(v.array(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), v.nonEmpty()),
        cells: v.array(TextSchema),
      }),
    ),
    v.nonEmpty(),
  ),
  /** Those with a hint how to take them. */
  measures: v.array(KeySchema),
});

export const MeasuresSchema = v.strictObject({
  measures: v.record(KeySchema, v.strictObject({ names: TextsSchema, hints: v.optional(TextsSchema) })),
  tables: v.array(SizeTableSchema),
});
