import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { PictureSchema } from './picture.ts';
import { PriceSchema } from './price.ts';
import { AddressesSchema } from './sitemap.ts';

/** P16. A help topic. HTML is sanitised when stored and again when sent. */
export const HelpTopicSchema = v.object({
  key: v.string(),
  /** The topic's address in the country; one page may have several topics, each with its own fragment (`#`). */
  url: v.string(),
  title: v.string(),
  /** HTML. */
  text: v.string(),
  /** P18. The text in parts with titles, on pages that are read as a whole; missing from older servers. */
  parts: v.optional(
    v.array(
      v.object({
        /** Fragment (`#`) of links to the part. */
        anchor: v.string(),
        title: v.string(),
        /** HTML. */
        text: v.string(),
        picture: v.nullable(PictureSchema),
      }),
    ),
  ),
  /** P18. Pictures that link to goods. */
  tiles: v.optional(v.array(v.object({ name: v.string(), url: v.string(), picture: PictureSchema }))),
  /** L3. Of the topic about the club, where there is one: its discount in percent, its length, and its fee. */
  club: v.optional(v.object({ percent: v.number(), months: v.number(), fee: PriceSchema })),
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

/** P16. An answer of the help: to a question, or what a topic says in short. */
export const HelpAnswerSchema = v.object({
  /** The question, or the title of the topic. */
  question: v.string(),
  /** HTML. */
  answer: v.string(),
  /** The address of the answer on its page. */
  url: v.string(),
  /** The title of its topic. */
  topic: v.string(),
});
export type HelpAnswer = v.InferOutput<typeof HelpAnswerSchema>;

/** Maximum length of a question that is typed into the search of the help. */
export const HELP_QUESTION_LENGTH = 200;

/** P16. The answers to what somebody asks in their own words, the best first; tolerant of typing errors, accents and word endings. */
export const findHelp = endpoint({
  method: 'GET',
  path: '/base/help-search',
  summary: 'P16. Answers of the help to a question',
  query: v.object({ q: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(HELP_QUESTION_LENGTH)) }),
  body: v.object({ answers: v.array(HelpAnswerSchema) }),
});
