import { useTexts } from '@odeta/shared/i18n';
import { useSnapshot } from '@odeta/shared/state';
import { useStore, useStorefront } from '@odeta/shared/storefront';
import { text } from '@odeta/shared/ui';
import { createCartStore } from './cart.store.ts';
import { tickedOf } from './cart-state.ts';

/** Says aloud what a change came to, once the server has answered. */
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
