import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { buttonClass, IconButton } from '@odeta/ui';
import { createSiteContentsStore } from '../layout/site-contents.store.ts';
import { createClosedStore } from './closed.store.ts';
import classes from './smart-banner.module.css';

const NAME = 'smart-banner';

/** Offers the app to phones outside of it, on the first page of a visit (`hide-closed.ts`), until it is closed. */
export function SmartBanner() {
  const t = useTexts('shell');
  const { client } = useStorefront().session.state;
  const { layout, footer } = useSnapshot(useStore(createSiteContentsStore).state);
  const closed = useStore(createClosedStore);
  const isClosed = useSnapshot(closed.state).closed.includes(NAME);
  const store = client.isIos ? footer?.mobileApps.ios : footer?.mobileApps.android;
  const isForClient = layout.smartBanner && (client.isAndroid || client.isIos) && !client.isApp;
  if (!isForClient || !store || isClosed) return null;
  return (
    <aside className={classes.banner} data-closable={NAME} aria-label={t('smart-banner.label')}>
      <IconButton icon="x" label={t('smart-banner.close')} onClick={() => closed.close(NAME)} />
      <span className={classes.words}>
        <strong>ODETA</strong>
        <span>{t('smart-banner.text')}</span>
      </span>
      <a className={buttonClass({ kind: 'secondary', size: 'small' })} href={store.url} target="_blank" rel="noopener">
        {t('smart-banner.open')}
      </a>
    </aside>
  );
}
