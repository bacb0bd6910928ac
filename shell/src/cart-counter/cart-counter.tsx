import { useTexts } from '@odeta/shared/i18n';
import { useSnapshot } from '@odeta/shared/state';
import { useStorefront } from '@odeta/shared/storefront';
import { Icon } from '@odeta/shared/ui';
import classes from './cart-counter.module.css';

/** B4. The bag with the number of checked and available products, when there are any. */
export function CartIcon({ size }: { size: 20 | 24 }) {
  const { cartItemsCount } = useSnapshot(useStorefront().session.state);
  return (
    <span className={classes.icon}>
      <Icon name="shopping-bag" size={size} />
      {cartItemsCount > 0 && (
        <span className={classes.count} aria-hidden="true">
          {cartItemsCount}
        </span>
      )}
    </span>
  );
}

/** What a link to the cart is called. */
export function useCartName(): string {
  const t = useTexts('shell');
  const { cartItemsCount } = useSnapshot(useStorefront().session.state);
  return cartItemsCount > 0 ? t('header.cart-count', { count: cartItemsCount }) : t('header.cart');
}
