import { accountPages, type Product, type Reviews as ReviewsData } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { buttonClass, classNames, layout, text } from '@odeta/ui';
import { RatingSummary } from './rating-summary.tsx';
import classes from './reviews.module.css';
import { WrittenReviews } from './written-reviews.tsx';

interface Props {
  slug: Product['slug'];
  /** `null` before the first review. */
  reviews: Snapshot<ReviewsData> | null;
}

/** Reviews of the product, and a link to write one. */
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
          <a className={buttonClass({ kind: 'secondary', size: 'small', wide: true })} href={writeUrl(slug)}>
            {t('product.reviews.write')}
          </a>
          <p className={classNames(text.size12, text.faint)}>
            {t('product.reviews.note')} {reviews?.latest.some(({ demo }) => demo) && t('product.reviews.demo-note')}
          </p>
        </div>
        {reviews && reviews.latest.length > 0 && <WrittenReviews slug={slug} reviews={reviews} />}
      </div>
    </section>
  );
}

const writeUrl = (slug: string) => `${accountPages.writeReview}?${new URLSearchParams({ product: slug })}`;
