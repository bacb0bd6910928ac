import { useTexts } from '@odeta/shared/i18n';
import { useLocation } from '@odeta/shared/router';
import { useSnapshot } from '@odeta/shared/state';
import { useStore, useStorefront } from '@odeta/shared/storefront';
import { iconButtonClass, text } from '@odeta/shared/ui';
import { CartIcon } from '../cart-counter/cart-counter.tsx';
import { createChromeStore } from '../chrome/chrome.store.ts';
import classes from './header.module.css';
import { type HeaderRoute, isSimpleHeader } from './is-simple-header.ts';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { SimpleHeader } from './simple-header.tsx';

/** B3, B4. */
export function Header(route: HeaderRoute) {
  const { client } = useStorefront().session.state;
  return isSimpleHeader(route, client) ? <SimpleHeader isCart={route.isCart} /> : <FullHeader />;
}

function FullHeader() {
  const t = useTexts('shell');
  const { menu, staticUrls } = useSnapshot(useStore(createChromeStore).state);
  const { pathname } = useLocation();
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <Logo href={staticUrls.home} />
        <MainMenu entries={menu} label={t('header.menu')} path={pathname} />
        <div className={classes.actions}>
          <a className={iconButtonClass()} href={staticUrls.cart}>
            <span className={text.spoken}>{t('header.cart')} </span>
            <CartIcon size={24} />
          </a>
        </div>
      </div>
    </header>
  );
}
