import { useTexts } from '@odeta/storefront/i18n';
import { buttonClass, EmptyState, layout, text } from '@odeta/ui';
import { EmptyRail } from '@odeta/ui/products';
import { NextGoods } from '../listing/next-goods.tsx';

/** Explains how to add goods. */
export function EmptyWishlist({ hasAccount }: { hasAccount: boolean }) {
  const t = useTexts('catalog');
  return (
    <>
      <div className={layout.wrap}>
        <EmptyRail>
          <EmptyState title={t('wishlist.empty.title')}>
            <p className={text.soft}>{t('wishlist.empty.text')}</p>
            <a className={buttonClass({})} href="/">
              {t('wishlist.empty.home')}
            </a>
            {!hasAccount && (
              <a className={text.link} href="/my-account/">
                {t('wishlist.log-in')}
              </a>
            )}
          </EmptyState>
        </EmptyRail>
      </div>
      <NextGoods />
    </>
  );
}
