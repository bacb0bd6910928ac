import { isPurchasable } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { text } from '@odeta/ui';
import classes from './buy-bar.module.css';
import { createCartStore } from './cart.store.ts';
import { tickedOf } from './cart-state.ts';
import { OrderLink } from './order-link.tsx';

/** On phones the total and the order button stay at the lower edge; the bottom navigation is hidden. */
export function BuyBar() {
  const t = useTexts('cart');
  const { format } = useStorefront();
  const { summary, cartItems } = useSnapshot(useStore(createCartStore).state);
  if (!summary) return null;
  return (
    <div className={classes.bar} data-bottom-bar="">
      <p className={text.size12}>
        {cartItems.some(isPurchasable) && (
          <span className={classes.total} translate="no">
            {format.price(summary.total)}
          </span>
        )}
        <span className={text.faint}>{t('selected-count', { count: tickedOf(cartItems).length })}</span>
      </p>
      <OrderLink>{t('order-short')}</OrderLink>
    </div>
  );
}
