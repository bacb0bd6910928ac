import type { Reviews } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, text } from '@odeta/ui';
import { useEffect, useRef } from 'react';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewItem } from './review-item.tsx';
import classes from './reviews.module.css';
import { anyReview, createReviewsStore } from './reviews.store.ts';

interface Props {
  slug: string;
  reviews: Snapshot<Reviews>;
}

/** Reviews with text: the latest ones, filtered ones, and more on demand. */
export function WrittenReviews({ slug, reviews }: Props) {
  const t = useTexts('catalog');
  const store = useStore(createReviewsStore);
  const { status, choice, shownChoice, reviews: fetched, found } = useSnapshot(store.state);
  const firstNew = useRef<HTMLLIElement>(null);
  const shown = fetched ?? reviews.latest;
  const left = (found ?? reviews.writtenCount) - shown.length;
  const isBusy = status === 'loading' || status === 'retrying';
  const isRetry = status === 'failed' || status === 'retrying';
  // Number of reviews before the next page was requested, to focus the first new one; `null` after a change of filters.
  const before = useRef<number | null>(null);

  useEffect(() => {
    if (before.current === null || shown.length <= before.current) return;
    firstNew.current?.focus({ preventScroll: true });
  }, [shown.length]);

  function more() {
    // A retry of failed filters loads another list, which has no first new review.
    before.current = shownChoice === choice ? shown.length : null;
    void store.more(slug);
  }

  function choose(part: Partial<typeof anyReview>) {
    before.current = null;
    void store.choose(slug, part);
  }

  return (
    <div>
      {reviews.writtenCount > reviews.latest.length && <ReviewFilters reviews={reviews} onChoose={choose} />}
      <p role="status" className={text.spoken}>
        {found !== null && status === 'idle' && t('product.reviews.filters.found', { count: found })}
      </p>
      {shown.length > 0 ? (
        <ul className={classes.list} aria-busy={isBusy}>
          {shown.map((review, index) => (
            <ReviewItem key={review.id} review={review} ref={index === before.current ? firstNew : undefined} />
          ))}
        </ul>
      ) : (
        <div className={classes.none}>
          <p className={text.soft}>{t('product.reviews.filters.none')}</p>
          <Button kind="secondary" size="small" onClick={() => choose(anyReview)}>
            {t('product.reviews.filters.all')}
          </Button>
        </div>
      )}
      <div role="alert">{status === 'failed' && <Alert type="error">{t('part-failed')}</Alert>}</div>
      {/* One button for both, so that a failure does not remove the focused one. */}
      {(left > 0 || isRetry) && (
        <div className={classes.more}>
          <Button kind="secondary" size="small" busy={isBusy} onClick={more}>
            {isRetry ? t('category.failed.retry') : t('product.reviews.more', { count: left })}
          </Button>
        </div>
      )}
    </div>
  );
}
