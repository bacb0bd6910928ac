import menuIcon from '@lucide/icons/icons/menu';
import { buyingPages, type DeclaredRoute } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { OwnLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, IconButton } from '@odeta/ui';
import { useEffect, useRef } from 'react';
import { Logo } from '../layout/logo.tsx';
import { createSiteContentsStore } from '../layout/site-contents.store.ts';
import { withoutMenu } from '../menu/opening/menu-toggle.ts';
import { useMenuOpener } from '../menu/opening/use-menu-opener.ts';
import { SearchForm } from '../search/search-form.tsx';
import { followScrolling } from './follow-scrolling.ts';
import classes from './header.module.css';
import { HeaderActions } from './header-actions.tsx';
import { isSimpleHeader } from './is-simple-header.ts';
import { MainMenu } from './main-menu.tsx';
import { SimpleHeader } from './simple-header.tsx';
import { TopLinks } from './top-links.tsx';

interface Props {
  /** The page's route; undefined for an unknown page. */
  route?: Partial<DeclaredRoute>;
}

export function Header({ route = {} }: Props) {
  const { client } = useStorefront().session.state;
  const { simpleHeader = false, path, inPage, area } = route;
  const isCart = path === buyingPages.cart;
  if (isSimpleHeader({ alwaysSimple: simpleHeader, isCart }, client)) {
    // After an order the cart is empty.
    const isOrdered = path?.startsWith(buyingPages.confirm);
    return <SimpleHeader backTo={isCart || isOrdered ? 'shop' : 'cart'} />;
  }
  return <FullHeader isBuying={inPage ?? false} hasSearch={!client.isApp && area !== 'help'} />;
}

interface FullProps {
  /** The buying process has no top links. */
  isBuying: boolean;
  /** Applies to narrow screens; wide ones always have the search. */
  hasSearch: boolean;
}

function FullHeader({ isBuying, hasSearch }: FullProps) {
  const t = useTexts('shell');
  const { menu, staticUrls } = useSnapshot(useStore(createSiteContentsStore).state);
  const header = useRef<HTMLElement>(null);
  useEffect(() => (header.current ? followScrolling(header.current) : undefined), []);

  return (
    <header
      ref={header}
      className={classNames(classes.header, !isBuying && classes.linked, !hasSearch && classes.unsearched)}
    >
      <OwnLocation ownSearch={withoutMenu}>{!isBuying && <TopLinks />}</OwnLocation>
      <div className={classes.inner}>
        <MenuOpener />
        <Logo href={staticUrls.home} />
        <OwnLocation ownSearch={withoutMenu}>
          <MainMenu entries={menu} label={t('header.menu')} />
          <SearchForm />
          <HeaderActions />
        </OwnLocation>
      </div>
    </header>
  );
}

/** By itself, because it is rendered again at every step of the menu. */
function MenuOpener() {
  const t = useTexts('shell');
  const { opener } = useMenuOpener();
  return (
    <span className={classes.opener}>
      <IconButton icon={menuIcon} size={24} label={t('header.open-menu')} {...opener} />
    </span>
  );
}
