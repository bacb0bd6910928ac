import { languages } from '@odeta/contracts';
import * as v from 'valibot';
import { KeySchema, PictureRefSchema, SlugsSchema, TextSchema, TextsSchema } from './texts.schema.ts';

const HelpAddressSchema = v.pipe(
  v.string(),
  v.regex(/^\/pomoc\/[a-z0-9-]+\/(#[a-z0-9-]+)?$/, 'must be an address like /pomoc/kontakt/ or /pomoc/kontakt/#chat'),
);

/**
 * How people ask for it, in a few words: a search that has all words of a phrase shows the answer above the products. After `=`, only
 * a search that has no other words.
 */
const AskedSchema = v.optional(v.strictObject(v.entriesFromList(languages, v.array(TextSchema))));

/** Texts and answers may contain HTML, which is sanitized when it is loaded, and placeholders (help-facts.ts). */
export const HelpSchema = v.pipe(
  v.array(
    v.strictObject({
      key: KeySchema,
      links: v.strictObject(v.entriesFromList(languages, HelpAddressSchema)),
      titles: TextsSchema,
      texts: TextsSchema,
      asked: AskedSchema,
      /** Pictures with links to categories. */
      tiles: v.optional(
        v.array(v.strictObject({ category: KeySchema, picture: PictureRefSchema, alt: TextsSchema })),
        [],
      ),
      /** The text in parts, each with a title, for pages that are read as a whole. */
      parts: v.optional(
        v.array(
          v.strictObject({
            anchors: SlugsSchema,
            titles: TextsSchema,
            texts: TextsSchema,
            picture: v.optional(PictureRefSchema),
            /** Of the picture. */
            alt: v.optional(TextsSchema),
          }),
        ),
        [],
      ),
      /** Goods that go together, in colours that they have. */
      looks: v.optional(
        v.array(
          v.strictObject({
            key: KeySchema,
            titles: TextsSchema,
            texts: TextsSchema,
            goods: v.pipe(
              v.array(v.strictObject({ number: TextSchema, color: KeySchema })),
              v.minLength(2, 'needs two products'),
            ),
          }),
        ),
        [],
      ),
      questions: v.pipe(
        v.array(
          v.strictObject({
            /** Required for links to the question itself. */
            anchors: v.optional(SlugsSchema),
            questions: TextsSchema,
            answers: TextsSchema,
            asked: AskedSchema,
          }),
        ),
        v.nonEmpty('needs a question'),
      ),
    }),
  ),
  v.nonEmpty('needs a topic'),
);
