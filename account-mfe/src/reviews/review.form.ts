import { reviewTags } from '@odeta/contracts';
import type { FormAction, FormFields } from '@odeta/storefront';
import { fieldIssues } from '@odeta/ui/forms';
import { issueTexts } from '@odeta/ui/forms/posted';
import { reviewWordsSchema } from '@odeta/validation';
import { addresses } from '../addresses.ts';
import { fitOf, starsOf } from './posted-review.ts';
import { fetchOwnReviews, sendChange, sendReview } from './reviews.api.ts';
import { targetOf } from './write-review.store.ts';

/** Writes or changes the review that the address means; photographs that are there already stay. */
export const reviewByForm: FormAction = async ({ api, i18n }, fields, { query }) => {
  const target = targetOf(await fetchOwnReviews(api), query);
  if (target.kind === 'none' || target.kind === 'written') return { to: addresses.reviews.path };
  const t = i18n.getFixedT(null, 'account');
  const { words, stars, fit, tags } = typedIn(fields);
  const isSized = target.goods.size !== 'size/one';
  const errors = {
    ...issueTexts(fieldIssues(reviewWordsSchema(), words), t),
    ...(stars === null && { stars: t('reviews.choose') }),
    ...(isSized && fit === null && { fit: t('reviews.choose') }),
  };
  if (stars === null || Object.keys(errors).length > 0) return { errors };
  const review = { ...words, stars, fit, tags, attachments: [] };
  if (target.kind === 'new') await sendReview(api, { ...review, lineId: target.goods.lineId });
  else {
    const kept = target.review.photos.map(({ id }) => id);
    await sendChange(api, { ...review, reviewId: target.review.id, kept });
  }
  return { to: addresses.reviews.path };
};

const typedIn = ({ one, all }: FormFields) => ({
  words: { text: (all('text')[0] ?? '').trim(), nick: one('nick'), email: one('email'), height: one('height') },
  stars: starsOf(one('stars')),
  fit: fitOf(one('fit')),
  tags: reviewTags.filter((tag) => all('tag').includes(tag)),
});
