import { languages } from '@odeta/contracts';
import * as v from 'valibot';
import { KeySchema, TextSchema } from './texts.schema.ts';

const KeysSchema = v.optional(v.array(KeySchema), []);

/**
 * Attributes by which people search, such as department, colour or occasion. `instead` marks a substitute for something that is
 * not sold. Attributes apply to categories with their descendants, to colours, to materials, and to products by article number.
 */
export const AttributesSchema = v.record(
  KeySchema,
  v.strictObject({
    kind: v.picklist(['kind', 'instead', 'department', 'color', 'material', 'pattern', 'occasion', 'season']),
    categories: KeysSchema,
    colors: KeysSchema,
    materials: KeysSchema,
    products: v.optional(v.array(v.string()), []),
  }),
);

const WordsSchema = v.array(TextSchema);

/** Brands that the shop does not sell: `near` by the attribute of what is nearest to them, `spelled` in other spellings. */
export const BrandsSchema = v.strictObject({
  near: v.record(KeySchema, WordsSchema),
  others: WordsSchema,
  spelled: v.record(TextSchema, WordsSchema),
});

/** Frequent words of each language, separated by spaces. */
export const CommonWordsSchema = v.strictObject(
  v.entriesFromList(
    languages,
    v.pipe(
      TextSchema,
      v.transform((words) => words.split(/\s+/)),
    ),
  ),
);

/** One file for each language. Words are in their base form; a dictionary adds the inflections. */
export const SearchLanguageSchema = v.strictObject({
  /** Stop words. */
  stop: WordsSchema,
  /** Words before a size: `veľkosť s`. */
  size: WordsSchema,
  /** Words after an age: `8 rokov`. */
  years: v.optional(WordsSchema),
  months: v.optional(WordsSchema),
  /** By attribute. */
  attributes: v.record(KeySchema, WordsSchema),
  /** Synonyms by the word that the shop uses. */
  synonyms: v.record(TextSchema, WordsSchema),
  /** Compounds whose last part does not say what they are: `fürdőruha` is no `ruha`. */
  whole: v.optional(WordsSchema),
  /** Suggested phrases; their numbers of products are counted. */
  popular: WordsSchema,
});
export type SeedSearchLanguage = v.InferOutput<typeof SearchLanguageSchema>;

export const searchFiles = languages.map((language) => ({ language, name: `search/${language}.yaml` }));
