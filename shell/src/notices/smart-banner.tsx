import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { buttonClass, classNames, IconButton } from '@odeta/ui';
import { createSiteContentsStore } from '../layout/site-contents.store.ts';
import { createClosedStore } from './closed.store.ts';
import classes from './smart-banner.module.css';

const NAME = 'smart-banner';

/**
 * Offers the app to phones and narrow tablets outside of it, until it is closed. An iPad claims to be a Mac: pages for Macs contain the
 * offer, and the boot script shows it where there is a touch screen (`mark-touch-mac.ts`).
 */
export function SmartBanner() {
  const t = useTexts('shell');
  const { client } = useStorefront().session.state;
  const { layout, footer } = useSnapshot(useStore(createSiteContentsStore).state);
  const closed = useStore(createClosedStore);
  const isClosed = useSnapshot(closed.state).closed.includes(NAME);
  const store = client.isAndroid ? footer?.mobileApps.android : footer?.mobileApps.ios;
  if (!layout.smartBanner || client.isApp || !store || isClosed) return null;
  const isPhone = client.isAndroid || client.isIos;
  return (
    <aside
      className={classNames(classes.banner, isPhone && classes.phone)}
      data-closable={NAME}
      aria-label={t('smart-banner.label')}
    >
      <IconButton icon="x" label={t('smart-banner.close')} onClick={() => closed.close(NAME)} />
      <span className={classes.words}>
        <strong>ODETA</strong> <span>{t('smart-banner.text')}</span>
      </span>
      <a className={buttonClass({ kind: 'secondary', size: 'small' })} href={store.url} target="_blank" rel="noopener">
        {t('smart-banner.open')}
      </a>
    </aside>
  );
}
