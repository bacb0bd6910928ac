import heart from '@lucide/icons/icons/heart';
import user from '@lucide/icons/icons/user';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Icon, iconButtonClass, text } from '@odeta/ui';
import { CountedIcon } from '../counted-icon/counted-icon.tsx';
import { createSiteContentsStore } from '../layout/site-contents.store.ts';
import classes from './header.module.css';
import { ACCOUNT } from './static-paths.ts';

/** On narrow screens the bottom navigation has all of these except the cart. */
export function HeaderActions() {
  const t = useTexts('shell');
  const { staticUrls } = useSnapshot(useStore(createSiteContentsStore).state);
  const { wishlistCount, cartItemsCount } = useSnapshot(useStorefront().session.state);
  const words = (key: string) => <span className={text.spoken}>{t(key)} </span>;
  return (
    <div className={classes.actions}>
      <a className={iconButtonClass()} href={ACCOUNT}>
        {words('header.account')}
        <Icon icon={user} size={24} />
      </a>
      <a className={iconButtonClass()} href={staticUrls.wishlist}>
        {words('header.wishlist')}
        <CountedIcon icon={heart} size={24} count={wishlistCount} />
      </a>
      <a className={iconButtonClass()} href={staticUrls.cart}>
        {words('header.cart')}
        <CountedIcon icon="shopping-bag" size={24} count={cartItemsCount} />
      </a>
    </div>
  );
}
