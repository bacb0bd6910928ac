import { useTexts } from '@odeta/shared/i18n';
import { useLocation } from '@odeta/shared/router';
import { useSnapshot } from '@odeta/shared/state';
import { useStore } from '@odeta/shared/storefront';
import { Icon } from '@odeta/shared/ui';
import { CartIcon } from '../cart-counter/cart-counter.tsx';
import { createChromeStore } from '../chrome/chrome.store.ts';
import classes from './bottom-bar.module.css';

/** B5. The bar under the thumb, on screens narrower than 960 px. A page with a bar of its own (`data-bottom-bar`) hides it. */
export function BottomBar() {
  const t = useTexts('shell');
  const { menu, staticUrls } = useSnapshot(useStore(createChromeStore).state);
  const { pathname } = useLocation();
  const [assortment] = menu;
  const current = (link: string) => (link === pathname ? 'page' : undefined);
  return (
    <nav className={classes.room} aria-label={t('bottom-bar.label')}>
      <div className={classes.bar}>
        <a href={staticUrls.home} aria-current={current(staticUrls.home)}>
          <Icon name="house" />
          {t('bottom-bar.home')}
        </a>
        {assortment && (
          <a href={assortment.link} aria-current={current(assortment.link)}>
            <Icon name="layout-grid" />
            {t('bottom-bar.assortment')}
          </a>
        )}
        <a href={staticUrls.cart} aria-current={current(staticUrls.cart)}>
          <span>{t('header.cart')} </span>
          <CartIcon size={20} />
        </a>
      </div>
    </nav>
  );
}
