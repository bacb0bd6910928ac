import * as v from 'valibot';
import { PictureSchema } from '../catalog/picture.ts';
import { AddressesSchema } from '../catalog/sitemap.ts';
import { endpoint } from '../endpoint.ts';

/** P16. What the shop explains of one thing. Html is sanitised when stored and again when sent. */
export const HelpTopicSchema = v.object({
  key: v.string(),
  /** The address of the topic in the country; several may stand on one page, each with its own part after `#`. */
  url: v.string(),
  title: v.string(),
  /** Html. */
  text: v.string(),
  /** P18. Pictures that lead to goods. */
  tiles: v.optional(v.array(v.object({ name: v.string(), url: v.string(), picture: PictureSchema }))),
  questions: v.array(
    v.object({
      /** What links to this question have after `#`; `null` where none leads to it. */
      anchor: v.nullable(v.string()),
      question: v.string(),
      /** Html. */
      answer: v.string(),
    }),
  ),
});
export type HelpTopic = v.InferOutput<typeof HelpTopicSchema>;

/** P16, R20. Apart from the static contents, which every first page of a visit asks for: only the help pages need it. */
export const readHelp = endpoint({
  method: 'GET',
  path: '/base/help',
  summary: 'P16. Help texts and frequent questions, by topic',
  body: v.object({
    topics: v.array(HelpTopicSchema),
    /** The pages that they stand on, in the shops of the countries that have them. */
    pages: v.optional(v.array(AddressesSchema), []),
  }),
});
