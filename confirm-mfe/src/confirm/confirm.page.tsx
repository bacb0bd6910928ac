import { useTexts } from '@odeta/shared/i18n';
import { LoadFailure } from '@odeta/shared/purchase';
import { useSnapshot } from '@odeta/shared/state';
import { useStore } from '@odeta/shared/storefront';
import { buttonClass, classNames, EmptyState, layout, Skeleton, text } from '@odeta/shared/ui';
import classes from './confirm.module.css';
import { createConfirmStore } from './confirm.store.ts';
import { Confirmation } from './confirmation.tsx';

/** N1. */
export function ConfirmPage() {
  const t = useTexts('confirm');
  const store = useStore(createConfirmStore);
  const { status, order, email, canRegister } = useSnapshot(store.state);

  if (status === 'failed') return <LoadFailure unit="confirm" onRetry={store.load} />;
  if (status === 'none') {
    return (
      <EmptyState title={t('none.title')}>
        <p className={text.soft}>{t('none.text')}</p>
        <a className={buttonClass({})} href="/">
          {t('to-shop')}
        </a>
      </EmptyState>
    );
  }
  return (
    <div className={layout.wrap}>
      {order ? (
        <Confirmation order={order} email={email} canRegister={canRegister} />
      ) : (
        <div className={classNames(layout.columns, classes.columns)} aria-busy="true">
          <Skeleton className={classes.titleBox} />
          <Skeleton className={classes.panelBox} />
        </div>
      )}
    </div>
  );
}
