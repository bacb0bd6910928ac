import { useTexts } from '@odeta/storefront/i18n';
import { buttonClass, text } from '@odeta/ui';
import { DeadEnd } from '@odeta/ui/dead-end';

/** Explains how to add goods. */
export function EmptyWishlist({ hasAccount }: { hasAccount: boolean }) {
  const t = useTexts('catalog');
  return (
    <DeadEnd
      title={t('wishlist.empty.title')}
      ways={
        <>
          <a className={buttonClass({})} href="/">
            {t('wishlist.empty.home')}
          </a>
          {!hasAccount && (
            <a className={text.link} href="/my-account/">
              {t('wishlist.log-in')}
            </a>
          )}
        </>
      }
    >
      <p className={text.soft}>{t('wishlist.empty.text')}</p>
    </DeadEnd>
  );
}
