import { buyingPages } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Link } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Icon } from '@odeta/ui';
import { Logo } from '../layout/logo.tsx';
import { createSiteContentsStore } from '../layout/site-contents.store.ts';
import classes from './simple-header.module.css';

/** Only the way back and the logo, so that nothing else leads out of the buying process. */
export function SimpleHeader({ backTo }: { backTo: 'shop' | 'cart' }) {
  const t = useTexts('shell');
  const { staticUrls } = useSnapshot(useStore(createSiteContentsStore).state);
  const back = (
    <>
      <Icon icon="arrow-left" />
      <span className={classes.words}>{t(backTo === 'shop' ? 'header.back-to-shop' : 'header.back-to-cart')}</span>
    </>
  );
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        {backTo === 'shop' ? (
          <a className={classes.back} href={staticUrls.backToShop}>
            {back}
          </a>
        ) : (
          <Link className={classes.back} to={buyingPages.cart}>
            {back}
          </Link>
        )}
        <Logo href={staticUrls.home} small />
        <span className={classes.secure}>
          <Icon icon="lock" size={16} />
          <span className={classes.words}>{t('header.secure')}</span>
        </span>
      </div>
    </header>
  );
}
