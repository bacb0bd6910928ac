import * as v from 'valibot';
import { PictureSchema } from '../catalog/picture.ts';
import { AddressesSchema } from '../catalog/sitemap.ts';
import { endpoint } from '../endpoint.ts';

/** P16. A help topic. HTML is sanitised when stored and again when sent. */
export const HelpTopicSchema = v.object({
  key: v.string(),
  /** The topic's address in the country; one page may have several topics, each with its own fragment (`#`). */
  url: v.string(),
  title: v.string(),
  /** HTML. */
  text: v.string(),
  /** P18. Pictures that link to goods. */
  tiles: v.optional(v.array(v.object({ name: v.string(), url: v.string(), picture: PictureSchema }))),
  questions: v.array(
    v.object({
      /** Fragment (`#`) of links to this question; `null` where there are none. */
      anchor: v.nullable(v.string()),
      question: v.string(),
      /** HTML. */
      answer: v.string(),
    }),
  ),
});
export type HelpTopic = v.InferOutput<typeof HelpTopicSchema>;

/** P16, R20. Separate from the static contents, which every first page of a visit requests: only the help pages need it. */
export const readHelp = endpoint({
  method: 'GET',
  path: '/base/help',
  summary: 'P16. Help texts and frequent questions, by topic',
  body: v.object({
    topics: v.array(HelpTopicSchema),
    /** The pages with these topics, in each country that has them. */
    pages: v.optional(v.array(AddressesSchema), []),
  }),
});
