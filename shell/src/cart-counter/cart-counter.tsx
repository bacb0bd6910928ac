import { useSnapshot } from '@odeta/shared/state';
import { useStorefront } from '@odeta/shared/storefront';
import { Icon } from '@odeta/shared/ui';
import classes from './cart-counter.module.css';

/** B4. The bag with the number of checked and available products, when there are any. Stands after the word it belongs to. */
export function CartIcon({ size }: { size: 20 | 24 }) {
  const { cartItemsCount } = useSnapshot(useStorefront().session.state);
  return (
    <span className={classes.icon}>
      <Icon name="shopping-bag" size={size} />
      {cartItemsCount > 0 && <span className={classes.count}>{cartItemsCount}</span>}
    </span>
  );
}
