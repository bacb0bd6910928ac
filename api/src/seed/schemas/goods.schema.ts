import { languages, sizeGroups } from '@odeta/contracts';
import * as v from 'valibot';
import { KeySchema, TextSchema, TextsSchema } from './texts.schema.ts';

const CategoryKeysSchema = v.pipe(v.array(KeySchema), v.nonEmpty());

/** Product types by their categories. */
export const KindsSchema = v.record(KeySchema, CategoryKeysSchema);

const ReviewSchema = v.strictObject({
  stars: v.picklist([1, 2, 3, 4, 5]),
  /** A product type; any when omitted. */
  for: v.optional(KeySchema),
  /** How the text rates the size: smaller, true to size, or larger. */
  fit: v.optional(v.picklist([-1, 0, 1])),
  text: TextSchema,
});
export type SeedReview = v.InferOutput<typeof ReviewSchema>;

/** A review of one particular product. */
const OwnReviewSchema = v.pick(ReviewSchema, ['stars', 'text']);
export type SeedOwnReview = v.InferOutput<typeof OwnReviewSchema>;

/** One file for each language, with names of authors and texts. */
export const ReviewsFileSchema = v.strictObject({
  names: v.pipe(v.array(TextSchema), v.nonEmpty()),
  texts: v.array(ReviewSchema),
  /** By article number. */
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
  /** Measures that are explained below the table. */
  measures: v.array(KeySchema),
});

export const MeasuresSchema = v.strictObject({
  measures: v.record(KeySchema, v.strictObject({ names: TextsSchema, hints: v.optional(TextsSchema) })),
  tables: v.array(SizeTableSchema),
});
