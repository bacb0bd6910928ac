import * as v from 'valibot';
import {
  DateSchema,
  KeySchema,
  MoneysSchema,
  PictureRefSchema,
  SlugsSchema,
  TextSchema,
  TextsSchema,
} from './texts.schema.ts';

const HexSchema = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'must be like #1f2a44'));

export const ColorsSchema = v.record(
  KeySchema,
  v.strictObject({ hex: HexSchema, family: KeySchema, names: TextsSchema }),
);

/** In the order of the filter. */
export const ColorFamiliesSchema = v.record(KeySchema, v.strictObject({ hex: HexSchema, names: TextsSchema }));

/** `38`, `xl`, `90x200`, `one` for goods without sizes. */
const SizeSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** In the order of the size table. */
export const SizesSchema = v.array(SizeSchema);

/** What sizes measure, in the order of the filter. */
export const SizeKindsSchema = v.record(
  KeySchema,
  v.strictObject({
    names: TextsSchema,
    /** Needed where another kind has the same sizes. */
    categories: v.optional(v.array(KeySchema), []),
    sizes: v.pipe(v.array(SizeSchema), v.nonEmpty()),
  }),
);

export const MaterialsSchema = v.record(KeySchema, TextsSchema);
export const CareSchema = v.record(KeySchema, TextsSchema);

export const ManufacturersSchema = v.record(
  KeySchema,
  v.strictObject({ name: TextSchema, address: TextSchema, email: v.pipe(v.string(), v.email()) }),
);

export interface SeedCategory {
  key: string;
  kind: 'standard' | 'sale' | 'new';
  names: v.InferOutput<typeof TextsSchema>;
  slugs: v.InferOutput<typeof SlugsSchema>;
  descriptions?: v.InferOutput<typeof TextsSchema>;
  sizeTableSynonyms: string[];
  children: SeedCategory[];
}

export const CategorySchema: v.GenericSchema<unknown, SeedCategory> = v.strictObject({
  key: KeySchema,
  kind: v.optional(v.picklist(['standard', 'sale', 'new']), 'standard'),
  names: TextsSchema,
  slugs: SlugsSchema,
  descriptions: v.optional(TextsSchema),
  /** C2. Polish beginnings of words in lower case: with "rozmiar" in one search they mean the size tables. */
  sizeTableSynonyms: v.optional(v.array(v.pipe(v.string(), v.toLowerCase())), []),
  children: v.optional(v.array(v.lazy(() => CategorySchema)), []),
});
export const CategoriesSchema = v.array(CategorySchema);

const PiecesSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));

/** Pieces on hand, `sold-out`, `{ later: 20 }` (comes in 3–4 weeks) or `{ back: 5 }` (again in stock). */
const StockSchema = v.union(
  [
    PiecesSchema,
    v.literal('sold-out'),
    v.strictObject({ later: PiecesSchema }),
    v.strictObject({ back: PiecesSchema }),
  ],
  'must be a number, sold-out, { later: <pieces> } or { back: <pieces> }',
);
export type SeedStock = v.InferOutput<typeof StockSchema>;

const ProductTextSchema = v.strictObject({
  name: v.pipe(TextSchema, v.maxLength(120)),
  slug: v.pipe(KeySchema, v.maxLength(120)),
  description: TextSchema,
});

const ShareSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** Centimetres, and from where to where on the goods when not over all of them; `70 × 140` of what lies folded. */
const MeasuredSchema = v.strictObject({
  measure: v.picklist(['width', 'height', 'diameter', 'unfolded']),
  cm: v.union([v.pipe(v.number(), v.minValue(0)), v.string()]),
  from: v.optional(ShareSchema, 0),
  to: v.optional(ShareSchema, 1),
});

/** A line in shares of the goods in their first picture. */
const PlaceSchema = v.strictObject({
  direction: v.optional(v.picklist(['across', 'down']), 'across'),
  at: v.number(),
  from: v.optional(ShareSchema, 0),
  to: v.optional(ShareSchema, 1),
});

export const ProductSchema = v.strictObject({
  number: v.pipe(v.string(), v.regex(/^[0-9A-Z]+(-[0-9A-Z]+)*$/, 'must be a catalogue number like 204-118-07')),
  brand: v.optional(TextSchema, 'Odeta'),
  manufacturer: KeySchema,
  /** Categories beside the file's own. */
  also: v.optional(v.array(KeySchema), []),
  /** Pieces sold lately; orders "most bought". */
  popularity: v.optional(PiecesSchema, 0),
  /** First day in the shop; orders "newest". */
  since: DateSchema,
  /** Wears the badge "new". */
  new: v.optional(v.boolean(), false),
  colors: v.pipe(
    v.array(
      v.strictObject({
        color: KeySchema,
        pictures: v.pipe(v.array(PictureRefSchema), v.nonEmpty()),
        /** Left, top, right and bottom of the goods in the first picture, in shares of it: as in the manifest of the pictures. */
        goods: v.optional(v.tuple([ShareSchema, ShareSchema, ShareSchema, ShareSchema])),
      }),
    ),
    v.nonEmpty(),
  ),
  /** Of goods without a size table. */
  measured: v.optional(v.array(MeasuredSchema)),
  /** Where which measures of the body are drawn, where it is not as with others of the category. */
  worn: v.optional(v.record(KeySchema, PlaceSchema)),
  sizes: v.optional(v.pipe(v.array(SizeSchema), v.nonEmpty()), ['one']),
  /** By `color/size`, `color/*`, `* /size` (without the blank) or `default`; the most exact entry counts. */
  stock: v.record(
    v.pipe(v.string(), v.regex(/^(default|[a-z0-9-]+\/\*|\*\/[a-z0-9-]+|[a-z0-9-]+\/[a-z0-9-]+)$/)),
    StockSchema,
  ),
  prices: MoneysSchema,
  /** Since when the prices hold; needed when there were earlier ones. */
  pricesSince: v.optional(DateSchema),
  /** `lowest`: the lowest price of the 30 days before `since`, the one that is struck through. */
  promotion: v.optional(v.strictObject({ since: DateSchema, prices: MoneysSchema, lowest: MoneysSchema })),
  /** Earlier regular prices, oldest first. */
  history: v.optional(v.array(v.strictObject({ since: DateSchema, prices: MoneysSchema })), []),
  texts: v.strictObject(v.entriesFromList(['pl', 'sk', 'hu', 'ro', 'ru'], ProductTextSchema)),
  /** Material to percent; together 100, or empty for goods that need none. */
  composition: v.optional(v.record(KeySchema, v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))), {}),
  care: v.optional(KeySchema),
});
export type SeedProduct = v.InferOutput<typeof ProductSchema>;

/** One file per category: `products/<anything>.yaml`. */
export const ProductsFileSchema = v.strictObject({ category: KeySchema, products: v.array(ProductSchema) });
export type SeedProductsFile = v.InferOutput<typeof ProductsFileSchema>;
