import { LoadFailure } from '@odeta/purchase';
import { type PageLocation, type Storefront, useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, buttonClass, classNames, EmptyState, text } from '@odeta/ui';
import { PostForm, usePosted } from '@odeta/ui/forms/posted';
import { useEffect } from 'react';
import { pageMeta } from '../account/page-meta.ts';
import { addresses } from '../addresses.ts';
import classes from './confirm-email.module.css';
import { createConfirmEmailStore } from './confirm-email.store.ts';

export const load = ({ storeOf }: Storefront, location: PageLocation) =>
  storeOf(createConfirmEmailStore).load(location);

export const meta = pageMeta('confirm-email.title');

const FORM = 'account.open-link';

/** Confirms an e-mail address. Only in the browser, because rendering on a server must not change data; without scripts by a button. */
export default function ConfirmEmailPage() {
  const t = useTexts('account');
  const { search } = useLocation();
  const store = useStore(createConfirmEmailStore);
  const { status, email } = useSnapshot(store.state);
  const { problem } = usePosted(FORM);
  const confirm = () => store.confirm({ query: new URLSearchParams(search) });
  // The store sends the request once, even if the page is mounted several times.
  useEffect(() => void confirm(), [search]);

  if (status === 'failed') return <LoadFailure unit="account" onRetry={confirm} />;
  const key = status === 'idle' ? 'busy' : status;
  return (
    <div role="status">
      <EmptyState title={t(`confirm-email.${key}-title`)}>
        <p className={classNames(text.soft, key === 'busy' && classes.wait)}>
          {t(`confirm-email.${key}-text`, { email })}
        </p>
        {key === 'busy' && (
          <div className={classes.press}>
            {problem && <Alert type="error">{problem}</Alert>}
            <PostForm name={FORM} to={`${addresses.confirmEmail.path}${search}`}>
              <Button type="submit">{t('confirm-email.confirm')}</Button>
            </PostForm>
          </div>
        )}
        <a className={buttonClass({})} href={addresses.settings.path}>
          {t('confirm-email.to-account')}
        </a>
      </EmptyState>
    </div>
  );
}
