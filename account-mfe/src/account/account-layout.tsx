import { LoadFailure } from '@odeta/purchase';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { buttonClass, classNames, EmptyState, layout, Skeleton, text } from '@odeta/ui';
import type { ReactNode } from 'react';
import { logInUrl } from '../links/return-path.ts';
import { createAccountStore } from './account.store.ts';
import classes from './account-layout.module.css';
import { AccountNav } from './account-nav.tsx';
import type { AccountPageKey } from './account-pages.ts';

interface Props {
  /** Key of the page in the navigation. */
  current: AccountPageKey;
  title: string;
  /** Reloads the page's data. */
  onRetry: () => Promise<void>;
  children: ReactNode;
}

/** Layout of the account pages: the navigation beside the page, on phones below the title. */
export function AccountLayout({ current, title, onRetry, children }: Props) {
  const { status } = useSnapshot(useStore(createAccountStore).state);
  if (status === 'failed') return <LoadFailure unit="account" onRetry={onRetry} />;
  if (status === 'guest') return <LoggedOut />;
  return (
    <div className={classNames(layout.wrap, classes.columns)}>
      <h1 className={classNames(classes.title, text.title48)}>{title}</h1>
      <AccountNav current={current} />
      <div className={classes.page}>{status === 'idle' ? <Skeleton className={classes.waiting} /> : children}</div>
    </div>
  );
}

/** Shown when the session has ended while the page was open. */
function LoggedOut() {
  const t = useTexts('account');
  const { pathname, search } = useLocation();
  return (
    <EmptyState title={t('logged-out.title')}>
      <p className={text.soft}>{t('logged-out.text')}</p>
      <a className={buttonClass({})} href={logInUrl(pathname + search)}>
        {t('forms.log-in')}
      </a>
    </EmptyState>
  );
}
