import { useTexts } from '@odeta/shared/i18n';
import { useSnapshot } from '@odeta/shared/state';
import { useStore, useStorefront } from '@odeta/shared/storefront';
import { createChromeStore } from '../chrome/chrome.store.ts';

/** B3, B4. */
export function Header({ simple }: { simple: boolean; isCart: boolean }) {
  const t = useTexts('shell');
  const { menu, staticUrls } = useSnapshot(useStore(createChromeStore).state);
  const { cartItemsCount } = useSnapshot(useStorefront().session.state);
  if (simple) return <header><a href="/cart">{t('header.back-to-cart')}</a></header>;
  return (
    <header>
      <a href="/">ODETA</a>
      <nav aria-label={t('header.menu')}>
        {menu.map(({ id, name, link }) => (
          <a key={id} href={link}>
            {name}
          </a>
        ))}
      </nav>
      <a href={staticUrls.cart}>{t('header.cart-count', { count: cartItemsCount })}</a>
    </header>
  );
}
