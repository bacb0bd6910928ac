import heart from '@lucide/icons/icons/heart';
import user from '@lucide/icons/icons/user';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Icon } from '@odeta/ui';
import { CountedIcon } from '../counted-icon/counted-icon.tsx';
import { ACCOUNT } from '../header/static-paths.ts';
import { createSiteContentsStore } from '../layout/site-contents.store.ts';
import { useMenuOpener } from '../menu/opening/use-menu-opener.ts';
import classes from './bottom-bar.module.css';

/** B5. The bottom navigation on screens narrower than 960 px. Hidden on pages with a bottom bar of their own (`data-bottom-bar`). */
export function BottomBar() {
  const t = useTexts('shell');
  const { staticUrls } = useSnapshot(useStore(createSiteContentsStore).state);
  const { wishlistCount, cartItemsCount, userCodesCount, hasAccount } = useSnapshot(useStorefront().session.state);
  const { pathname } = useLocation();
  const { isOpen, opener } = useMenuOpener();
  const linkTo = (href: string) => ({
    href,
    'aria-current': !isOpen && href === pathname ? ('page' as const) : undefined,
  });
  return (
    <nav className={classes.room} aria-label={t('bottom-bar.label')} data-bar>
      <div className={classes.bar}>
        <a {...linkTo(staticUrls.home)}>
          <Icon icon="house" />
          {t('bottom-bar.home')}
        </a>
        <button type="button" {...opener} aria-expanded={isOpen}>
          <Icon icon="layout-grid" />
          {t('bottom-bar.assortment')}
        </button>
        <a {...linkTo(staticUrls.wishlist)}>
          <span>{t('header.wishlist')} </span>
          <CountedIcon icon={heart} size={20} count={wishlistCount} />
        </a>
        <a {...linkTo(staticUrls.cart)}>
          <span>{t('header.cart')} </span>
          <CountedIcon icon="shopping-bag" size={20} count={cartItemsCount} />
        </a>
        <a {...linkTo(ACCOUNT)}>
          <span>{t('header.account')} </span>
          <CountedIcon icon={user} size={20} count={hasAccount ? userCodesCount : 0} />
        </a>
      </div>
    </nav>
  );
}
