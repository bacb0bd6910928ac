import { NICK_LENGTH, OPINION_LENGTH, REVIEW_HEIGHT, reviewTags } from '@odeta/contracts';
import * as v from 'valibot';
import { email } from './email.ts';
import { ruleMessage } from './rule-message.ts';
import { maxLength, optional, required, requiredLines } from './rules.ts';

/** Paragraphs, without consecutive empty lines. */
const paragraphs = v.transform<string, string>((value) => value.replace(/\n{3,}/g, '\n\n'));

const { min, max } = REVIEW_HEIGHT;
const height = v.check<string, string>(
  (value) => value === '' || (/^\d{2,3}$/.test(value) && Number(value) >= min && Number(value) <= max),
  ruleMessage('body-height', { min, max }),
);

/** P11. The typed part of a review. */
export const reviewWordsSchema = (exceptions = '') =>
  v.object({
    text: v.pipe(requiredLines(), paragraphs, maxLength(OPINION_LENGTH)),
    nick: v.pipe(required(), maxLength(NICK_LENGTH)),
    email: v.pipe(required(), email(exceptions)),
    height: v.pipe(optional(), height),
  });

/** P11. A whole review: 1 to 5 stars in halves, how the size fits, and tags, each once. */
export const reviewSchema = (exceptions = '') =>
  v.object({
    ...reviewWordsSchema(exceptions).entries,
    stars: v.pipe(
      v.number(),
      v.check((stars) => stars >= 1 && stars <= 5 && Number.isInteger(stars * 2), 'required'),
    ),
    fit: v.nullable(v.picklist([-1, 0, 1], 'required')),
    tags: v.pipe(
      v.array(v.picklist(reviewTags)),
      v.transform((tags) => [...new Set(tags)]),
    ),
  });
