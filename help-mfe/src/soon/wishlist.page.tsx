import { useTexts } from '@odeta/storefront/i18n';
import { buttonClass, EmptyState, text } from '@odeta/ui';

/** B5. Nothing can be put on the list yet, which is what the page says. */
export function WishlistPage() {
  const t = useTexts('help');
  return (
    <EmptyState title={t('wishlist.title')}>
      <p className={text.soft}>{t('wishlist.text')}</p>
      <a className={buttonClass({})} href="/">
        {t('wishlist.home')}
      </a>
    </EmptyState>
  );
}
