import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { text } from '@odeta/ui';
import { createCartStore } from './cart.store.ts';
import { tickedOf } from './cart-state.ts';

/** Announces the result of a change to screen readers, once the server has answered. */
export function CartStatus() {
  const t = useTexts('cart');
  const { format } = useStorefront();
  const { changes, isSaving, cartItems, summary } = useSnapshot(useStore(createCartStore).state);
  const isWorthSaying = changes > 0 && !isSaving && summary !== null;
  return (
    <p role="status" className={text.spoken}>
      {isWorthSaying && t('now', { selected: tickedOf(cartItems).length, total: format.price(summary.total) })}
    </p>
  );
}
