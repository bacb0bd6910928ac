import { LoadFailure } from '@odeta/purchase';
import { type PageLocation, type Storefront, useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { buttonClass, EmptyState, text } from '@odeta/ui';
import { useEffect } from 'react';
import { pageMeta } from '../account/page-meta.ts';
import { addresses } from '../addresses.ts';
import { createConfirmEmailStore } from './confirm-email.store.ts';

export const load = ({ storeOf }: Storefront, location: PageLocation) =>
  storeOf(createConfirmEmailStore).load(location);

export const meta = pageMeta('confirm-email.title');

/** Confirms an e-mail address. Only in the browser, because rendering on a server must not change data. */
export default function ConfirmEmailPage() {
  const t = useTexts('account');
  const { search } = useLocation();
  const store = useStore(createConfirmEmailStore);
  const { status, email } = useSnapshot(store.state);
  const confirm = () => store.confirm({ query: new URLSearchParams(search) });
  // The store sends the request once, even if the page is mounted several times.
  useEffect(() => void confirm(), [search]);

  if (status === 'failed') return <LoadFailure unit="account" onRetry={confirm} />;
  const key = status === 'idle' ? 'busy' : status;
  return (
    <div role="status">
      <EmptyState title={t(`confirm-email.${key}-title`)}>
        <p className={text.soft}>{t(`confirm-email.${key}-text`, { email })}</p>
        <a className={buttonClass({})} href={addresses.settings.path}>
          {t('confirm-email.to-account')}
        </a>
      </EmptyState>
    </div>
  );
}
