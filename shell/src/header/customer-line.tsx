import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { createLeavingStore } from './leaving.store.ts';
import { ACCOUNT } from './static-paths.ts';
import classes from './top-links.module.css';

/** P1. Who is logged in, and the way out in one press: the device may be shared. */
export function CustomerLine() {
  const t = useTexts('shell');
  const { hasAccount, firstName } = useSnapshot(useStorefront().session.state);
  const leaving = useStore(createLeavingStore);
  const { isBusy } = useSnapshot(leaving.state);
  if (!hasAccount) return null;
  return (
    <>
      <a href={ACCOUNT}>{firstName ? t('header.logged-in', { name: firstName }) : t('header.account')}</a>
      <button type="button" className={classes.leave} aria-busy={isBusy} onClick={leaving.logOut}>
        {t('header.log-out')}
      </button>
    </>
  );
}
