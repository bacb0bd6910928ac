import type { OwnReviews } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { buttonClass, classNames, text } from '@odeta/ui';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { createAccountStore } from '../account/account.store.ts';
import { AccountLayout } from '../account/account-layout.tsx';
import { accountMeta, withAccount } from '../account/account-page.ts';
import { writeReviewUrl } from '../links/write-review-url.ts';
import { OwnReviewItem } from './own-review-item.tsx';
import { ReviewedGoods } from './reviewed-goods.tsx';
import classes from './reviews.module.css';
import { createReviewsStore } from './reviews.store.ts';

export const load = withAccount(({ storeOf }) => storeOf(createReviewsStore).load());

export const meta = accountMeta('nav.reviews');

/** Order lines to review, and the customer's reviews. */
export default function ReviewsPage() {
  const t = useTexts('account');
  const account = useStore(createAccountStore);
  const store = useStore(createReviewsStore);
  const { reviews, problem } = useSnapshot(store.state);
  return (
    <AccountLayout current="reviews" title={t('nav.reviews')} onRetry={() => account.load(store.load)}>
      <div role="alert" className={classes.problem}>
        {problem && <ProblemAlert problem={problem} texts={(key) => t(`forms.problem-${key}`)} />}
      </div>
      {reviews && reviews.open.length + reviews.written.length === 0 && (
        <p className={text.soft}>{t('reviews.nothing')}</p>
      )}
      {reviews && reviews.open.length > 0 && <OpenGoods open={reviews.open} />}
      {reviews && reviews.written.length > 0 && (
        <section className={classes.section} aria-labelledby="written">
          <h2 id="written" className={text.title28}>
            {t('reviews.written')}
          </h2>
          <ul>
            {reviews.written.map((review) => (
              <OwnReviewItem key={review.id} review={review} onDelete={() => store.remove(review.id)} />
            ))}
          </ul>
        </section>
      )}
    </AccountLayout>
  );
}

function OpenGoods({ open }: { open: Snapshot<OwnReviews['open']> }) {
  const t = useTexts('account');
  return (
    <section className={classes.section} aria-labelledby="open">
      <h2 id="open" className={text.title28}>
        {t('reviews.open')}
      </h2>
      <ul>
        {open.map((goods) => (
          <li key={goods.lineId} className={classes.row}>
            <ReviewedGoods goods={goods} />
            <a
              className={classNames(buttonClass({ kind: 'secondary', size: 'small' }), classes.write)}
              href={writeReviewUrl({ line: goods.lineId })}
            >
              {t('reviews.write')}
              <span className={text.spoken}> {goods.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
