import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { createPortal } from 'react-dom';
import { ACCOUNT, CUSTOMER_PLACE } from '../header/static-paths.ts';
import classes from './customer-line.module.css';
import { createLeavingStore } from './leaving.store.ts';

/** Shows who is logged in and logs out in one press, since the device may be shared. Rendered in the top links, on pages that have them. */
export function CustomerLine() {
  const { hasAccount } = useSnapshot(useStorefront().session.state);
  const place = document.querySelector(`[${CUSTOMER_PLACE}]`);
  return hasAccount && place ? createPortal(<Line />, place) : null;
}

function Line() {
  const t = useTexts('customer');
  const { firstName } = useSnapshot(useStorefront().session.state);
  const leaving = useStore(createLeavingStore);
  const { isBusy } = useSnapshot(leaving.state);
  return (
    <>
      {firstName && <a href={ACCOUNT}>{t('logged-in', { name: firstName })}</a>}
      <button type="button" className={classes.leave} aria-busy={isBusy} onClick={leaving.logOut}>
        {t('log-out')}
      </button>
    </>
  );
}
