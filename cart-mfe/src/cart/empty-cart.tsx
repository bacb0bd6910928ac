import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { buttonClass, classNames, EmptyState, text } from '@odeta/ui';
import { EmptyRail } from '@odeta/ui/products';
import classes from './empty-cart.module.css';

export function EmptyCart() {
  const t = useTexts('cart');
  const { wishlistCount } = useSnapshot(useStorefront().session.state);
  return (
    <EmptyRail>
      <EmptyState title={t('empty.title')}>
        <p className={text.soft}>{t('empty.text')}</p>
        <p className={classes.ways}>
          <a className={buttonClass({})} href="/">
            {t('empty.shop')}
          </a>
          {wishlistCount > 0 && (
            <a className={classNames(text.size14, text.medium, text.link)} href="/wishlist/">
              {t('empty.wishlist', { number: wishlistCount })}
            </a>
          )}
        </p>
      </EmptyState>
    </EmptyRail>
  );
}
