import { GtinSchema, languages } from '@odeta/contracts';
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

/** The families of a product are one number with a bit for each (migration `202611270100-listed-families`). */
const MOST_FAMILIES = 53;

/** In the order of the filter. */
export const ColorFamiliesSchema = v.pipe(
  v.record(KeySchema, v.strictObject({ hex: HexSchema, names: TextsSchema })),
  v.maxEntries(MOST_FAMILIES, `at most ${MOST_FAMILIES} families of colours`),
);

/** `38`, `xl`, `90x200`, or `one` for products with a single size. */
const SizeSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** In the order of size tables. */
export const SizesSchema = v.array(SizeSchema);

/** Systems of sizes, in the order of the filter. */
export const SizeKindsSchema = v.record(
  KeySchema,
  v.strictObject({
    names: TextsSchema,
    /** Required when another kind has the same sizes. */
    categories: v.optional(v.array(KeySchema), []),
    sizes: v.pipe(v.array(SizeSchema), v.nonEmpty()),
  }),
);

export const MaterialsSchema = v.record(KeySchema, TextsSchema);
export const CareSchema = v.record(KeySchema, TextsSchema);

const contact = { name: TextSchema, address: TextSchema, email: v.pipe(v.string(), v.email()) };

export const ManufacturersSchema = v.record(
  KeySchema,
  v.strictObject({
    ...contact,
    /** ISO 3166-1. */
    country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country like SK')),
    /** Who answers for the goods of a manufacturer outside the EU, (EU) 2023/988, article 16. */
    responsible: v.optional(v.strictObject(contact)),
  }),
);

/** Kinds of goods whose pages must show warnings. */
export const hazards = ['toys', 'candles', 'lamps'] as const;

const HazardSchema = v.strictObject({
  categories: v.pipe(v.array(KeySchema), v.nonEmpty('needs a category')),
  texts: v.pipe(v.array(TextsSchema), v.nonEmpty('needs a warning')),
});
export const WarningsSchema = v.strictObject(v.entriesFromList(hazards, HazardSchema));

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
  /** C2: beginnings of Polish words in lower case. A search for one of them with "rozmiar" leads to the size tables. */
  sizeTableSynonyms: v.optional(v.array(v.pipe(v.string(), v.toLowerCase())), []),
  children: v.optional(v.array(v.lazy(() => CategorySchema)), []),
});
export const CategoriesSchema = v.array(CategorySchema);

const PiecesSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));

/** Pieces in stock, `sold-out`, `{ later: 20 }` (arrives in 3–4 weeks) or `{ back: 5 }` (back in stock). */
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

/** In centimetres, with the start and end on the product unless it is the whole of it; `70 × 140` for folded products. */
const MeasuredSchema = v.strictObject({
  measure: v.picklist(['width', 'height', 'diameter', 'unfolded']),
  cm: v.union([v.pipe(v.number(), v.minValue(0)), v.string()]),
  from: v.optional(ShareSchema, 0),
  to: v.optional(ShareSchema, 1),
});

/** A line, in shares of the product in its first picture. */
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
  /** Additional categories. */
  also: v.optional(v.array(KeySchema), []),
  /** Pieces sold recently; used to sort by popularity. */
  popularity: v.optional(PiecesSchema, 0),
  /** First day in the shop; used to sort by newest. */
  since: DateSchema,
  /** Shows the badge "new". */
  new: v.optional(v.boolean(), false),
  colors: v.pipe(
    v.array(
      v.strictObject({
        color: KeySchema,
        pictures: v.pipe(v.array(PictureRefSchema), v.nonEmpty()),
        /**
         * Left, top, right and bottom of the product in the first picture, as shares of its size. Copied from the manifest of the
         * pictures.
         */
        goods: v.optional(v.tuple([ShareSchema, ShareSchema, ShareSchema, ShareSchema])),
      }),
    ),
    v.nonEmpty(),
  ),
  /** For products without a size table. */
  measured: v.optional(v.array(MeasuredSchema)),
  /** Where body measures are shown, if it differs from the category's default. */
  worn: v.optional(v.record(KeySchema, PlaceSchema)),
  sizes: v.optional(v.pipe(v.array(SizeSchema), v.nonEmpty()), ['one']),
  /** By `color/size`, where the maker has given them. */
  gtins: v.optional(v.record(v.pipe(v.string(), v.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/)), GtinSchema), {}),
  /** By `color/size`, `color/*`, `* /size` (without the space) or `default`; the most specific entry is used. */
  stock: v.record(
    v.pipe(v.string(), v.regex(/^(default|[a-z0-9-]+\/\*|\*\/[a-z0-9-]+|[a-z0-9-]+\/[a-z0-9-]+)$/)),
    StockSchema,
  ),
  prices: MoneysSchema,
  /** First day of these prices; required when there were earlier ones. */
  pricesSince: v.optional(DateSchema),
  /** `lowest` is the lowest price within the 30 days before `since`, which is shown struck through. */
  promotion: v.optional(v.strictObject({ since: DateSchema, prices: MoneysSchema, lowest: MoneysSchema })),
  /** Earlier regular prices, the oldest first. */
  history: v.optional(v.array(v.strictObject({ since: DateSchema, prices: MoneysSchema })), []),
  texts: v.strictObject(v.entriesFromList(languages, ProductTextSchema)),
  /** Materials in percent, 100 in total; empty for products without a composition. */
  composition: v.optional(v.record(KeySchema, v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))), {}),
  care: v.optional(KeySchema),
});
export type SeedProduct = v.InferOutput<typeof ProductSchema>;

/** One file for each category: `products/<anything>.yaml`. */
export const ProductsFileSchema = v.strictObject({ category: KeySchema, products: v.array(ProductSchema) });
export type SeedProductsFile = v.InferOutput<typeof ProductsFileSchema>;
