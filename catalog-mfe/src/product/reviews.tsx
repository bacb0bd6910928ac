import { accountPages, type Product, type Reviews as ReviewsData } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, buttonClass, classNames, layout, text } from '@odeta/ui';
import { useEffect, useRef } from 'react';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewItem } from './review-item.tsx';
import classes from './reviews.module.css';
import { createReviewsStore } from './reviews.store.ts';

interface Props {
  slug: Product['slug'];
  /** `null` before the first one. */
  reviews: Snapshot<ReviewsData> | null;
}

/** P11. What customers say of the product, and the way to a review of one's own. */
export function Reviews({ slug, reviews }: Props) {
  const t = useTexts('catalog');
  return (
    <section id="reviews" className={classNames(layout.wrap, classes.section)} aria-labelledby="reviews-title">
      <div className={classes.columns}>
        <div className={classes.aside}>
          <h2 id="reviews-title" className={text.title36}>
            {t('product.reviews.title')}
          </h2>
          {reviews ? <RatingSummary reviews={reviews} /> : <p className={text.soft}>{t('product.reviews.none')}</p>}
          <div>
            <a className={buttonClass({ kind: 'secondary', size: 'small' })} href={writeUrl(slug)}>
              {t('product.reviews.write')}
            </a>
          </div>
          <p className={classNames(text.size12, text.faint)}>
            {t('product.reviews.note')} {reviews?.latest.some(({ demo }) => demo) && t('product.reviews.demo-note')}
          </p>
        </div>
        {reviews && reviews.latest.length > 0 && <Written slug={slug} reviews={reviews} />}
      </div>
    </section>
  );
}

const writeUrl = (slug: string) => `${accountPages.writeReview}?${new URLSearchParams({ product: slug })}`;

function Written({ slug, reviews }: { slug: string; reviews: Snapshot<ReviewsData> }) {
  const t = useTexts('catalog');
  const store = useStore(createReviewsStore);
  const { status, reviews: fetched } = useSnapshot(store.state);
  const firstNew = useRef<HTMLLIElement>(null);
  const shown = fetched.length > 0 ? fetched : reviews.latest;
  const left = reviews.writtenCount - shown.length;
  // Where reading goes on: behind those that were there before the last press.
  const before = useRef(shown.length);

  useEffect(() => {
    if (shown.length <= before.current) return;
    firstNew.current?.focus({ preventScroll: true });
  }, [shown.length]);

  function more() {
    before.current = shown.length;
    void store.more(slug);
  }

  return (
    <div>
      <ul className={classes.list}>
        {shown.map((review, index) => (
          <ReviewItem key={review.id} review={review} ref={index === before.current ? firstNew : undefined} />
        ))}
      </ul>
      <div role="alert">
        {status === 'failed' && (
          <Alert type="error">
            <p>{t('part-failed')}</p>
          </Alert>
        )}
      </div>
      {left > 0 && (
        <div className={classes.more}>
          <Button kind="secondary" size="small" busy={status === 'loading'} onClick={more}>
            {t('product.reviews.more', { count: left })}
          </Button>
        </div>
      )}
    </div>
  );
}
