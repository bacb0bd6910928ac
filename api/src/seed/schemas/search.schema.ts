import { languages } from '@odeta/contracts';
import * as v from 'valibot';
import { KeySchema, TextSchema } from './texts.schema.ts';

const KeysSchema = v.optional(v.array(KeySchema), []);

/**
 * What people say of goods when they look for them: for whom, which colour, for what; or `instead`, what comes nearest to goods that
 * the shop does not sell. It holds for whole categories and all
 * below them, for colours, for materials, and for single products by their catalogue numbers.
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

/** One file per language. Words stand in their basic form; their other forms are found by the dictionary. */
export const SearchLanguageSchema = v.strictObject({
  /** Say nothing beside other words. */
  stop: WordsSchema,
  /** Before a size: `veľkosť s`. */
  size: WordsSchema,
  /** After an age: `8 rokov`. */
  years: v.optional(WordsSchema),
  months: v.optional(WordsSchema),
  /** By attribute. */
  attributes: v.record(KeySchema, WordsSchema),
  /** By a word of the shop, those that mean the same. */
  synonyms: v.record(TextSchema, WordsSchema),
  /** Compounds that are no kind of what their last part says: `fürdőruha` is no `ruha`. */
  whole: v.optional(WordsSchema),
  /** What is suggested; how much there is of each is counted. */
  popular: WordsSchema,
});
export type SeedSearchLanguage = v.InferOutput<typeof SearchLanguageSchema>;

export const searchFiles = languages.map((language) => ({ language, name: `search/${language}.yaml` }));
