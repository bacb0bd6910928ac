import { type Review, reviewTags, sizeName } from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { classNames, keepTogether, text } from '@odeta/ui';
import { Stars } from '@odeta/ui/products';
import type { Ref } from 'react';
import classes from './review-item.module.css';
import { ReviewPhotos } from './review-photos.tsx';

export function ReviewItem({ review, ref }: { review: Snapshot<Review>; ref?: Ref<HTMLLIElement> }) {
  const t = useTexts('catalog');
  const { session } = useStorefront();
  const { stars, nick, text: words, on, size, fit, verified, demo, height, tags } = review;
  const name = size && sizeName(size);
  const facts = [
    demo && t('product.reviews.demo'),
    verified && t('product.reviews.verified'),
    name && t('category.filters.chip.size', { size: name }),
    fit !== null && t(`product.reviews.fits.${fit}`),
    height !== null && t('product.reviews.height', { height }),
    ...knownTags(tags).map((tag) => t(`product.reviews.tags.${tag}`)),
  ].filter(Boolean);
  return (
    <li ref={ref} className={classes.item} tabIndex={-1}>
      <div className={classes.head}>
        <Stars stars={stars} />
        <span className={classNames(text.size14, text.medium)}>{nick}</span>
        <time className={classNames(classes.date, text.size12, text.faint)} dateTime={on}>
          {dateText(session.country, on)}
        </time>
      </div>
      <p className={classes.words}>{keepTogether(words)}</p>
      {review.photos.length > 0 && <ReviewPhotos review={review} />}
      {facts.length > 0 && <p className={classNames(text.size12, text.faint)}>{facts.join(' · ')}</p>}
    </li>
  );
}

/** Newer servers may send unknown tags. */
const knownTags = (tags: readonly string[]) => reviewTags.filter((tag) => tags.includes(tag));
