import * as v from 'valibot';
import { KeySchema, TextSchema } from '../../seed/schemas/texts.schema.ts';
import type { AskedHelpTopic } from '../../settings/asked-help-topic.ts';
import { documentKind } from './document.ts';
import { checkPictures, PictureValueSchema } from './picture-values.ts';
import { HtmlSchema, UrlSchema } from './value-schemas.ts';

const AskedSchema = v.optional(v.pipe(v.array(TextSchema), v.maxLength(100)), []);

const AnchorSchema = v.pipe(v.string(), v.regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u, 'must be words joined by dashes'));

const TopicSchema = v.strictObject({
  title: TextSchema,
  /** HTML. */
  text: HtmlSchema,
  tiles: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          name: TextSchema,
          url: UrlSchema,
          picture: PictureValueSchema,
        }),
      ),
      v.maxLength(24),
    ),
  ),
  /** The text in parts, on pages that are read as a whole. */
  parts: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          anchor: AnchorSchema,
          title: TextSchema,
          text: HtmlSchema,
          picture: v.nullable(PictureValueSchema),
        }),
      ),
      v.maxLength(24),
    ),
  ),
  /** Goods that go together. An article number that does not exist is left out of the page. */
  looks: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          key: KeySchema,
          title: TextSchema,
          text: TextSchema,
          goods: v.pipe(
            v.array(v.strictObject({ number: TextSchema, color: KeySchema })),
            v.minLength(2),
            v.maxLength(6),
          ),
        }),
      ),
      v.maxLength(24),
    ),
  ),
  /** Phrases by which people search for it. */
  asked: AskedSchema,
  questions: v.pipe(
    v.array(
      v.strictObject({
        /** Fragment of links to the question. */
        anchor: v.nullable(AnchorSchema),
        question: TextSchema,
        answer: HtmlSchema,
        asked: AskedSchema,
      }),
    ),
    v.nonEmpty('needs a question'),
    v.maxLength(100),
  ),
});
type Topic = v.InferOutput<typeof TopicSchema>;

/** A topic of the help pages. Its key and address stay, because links lead to them. */
export const helpTopic = documentKind<Topic, AskedHelpTopic[]>({
  name: 'help-topic',
  document: 'help',
  keys: 'the key of a topic',
  schema: TopicSchema,
  check: checkPictures,
  partsOf: (topics) => new Map(topics.map(({ key, url: _, ...topic }) => [key, topic as Topic])),
  withPart: (topics, key, value) =>
    topics.map((topic) => (topic.key === key ? { key, url: topic.url, ...value } : topic)),
});
