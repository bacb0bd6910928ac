import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, buttonClass, text } from '@odeta/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { createAccountStore } from '../account/account.store.ts';
import { AccountLayout } from '../account/account-layout.tsx';
import { accountMeta, withAccount } from '../account/account-page.ts';
import { addresses } from '../addresses.ts';
import { ReviewForm } from './review-form.tsx';
import { ReviewedGoods } from './reviewed-goods.tsx';
import classes from './reviews.module.css';
import { createWriteReviewStore } from './write-review.store.ts';

export const load = withAccount(({ storeOf }, { query }) => storeOf(createWriteReviewStore).load(query));

export const meta = accountMeta('reviews.write-title');

/** Writes a new review, or changes one that awaits moderation. */
export default function WriteReviewPage() {
  const t = useTexts('account');
  const account = useStore(createAccountStore);
  const store = useStore(createWriteReviewStore);
  const { target, isSent } = useSnapshot(store.state);
  const { search } = useLocation();
  return (
    <AccountLayout
      current="reviews"
      title={t('reviews.write-title')}
      onRetry={() => account.load(() => store.load(new URLSearchParams(search)))}
    >
      {target && 'goods' in target && (
        <>
          <ReviewedGoods goods={target.goods} />
          {isSent ? (
            <Sent />
          ) : (
            <ReviewForm goods={target.goods} review={target.kind === 'change' ? target.review : null} />
          )}
        </>
      )}
      {target?.kind === 'written' && <Instead>{t('reviews.known')}</Instead>}
      {target?.kind === 'none' && <Instead>{t('reviews.not-bought')}</Instead>}
    </AccountLayout>
  );
}

/** Explains why there is no form, with a link to the reviews. */
function Instead({ children }: { children: ReactNode }) {
  const t = useTexts('account');
  return (
    <div className={classes.section}>
      <p className={text.soft}>{children}</p>
      <div>
        <a className={buttonClass({})} href={addresses.reviews.path}>
          {t('reviews.to-reviews')}
        </a>
      </div>
    </div>
  );
}

/** Receives the focus, because the form is gone. */
function Sent() {
  const t = useTexts('account');
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} role="status" tabIndex={-1} className={classes.section}>
      <Alert type="success">{t('reviews.sent')}</Alert>
      <div>
        <a className={buttonClass({ kind: 'secondary' })} href={addresses.reviews.path}>
          {t('reviews.to-reviews')}
        </a>
      </div>
    </div>
  );
}
