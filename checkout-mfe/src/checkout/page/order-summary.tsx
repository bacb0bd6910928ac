import { isCounted } from '@odeta/contracts';
import { countPieces, SummaryList } from '@odeta/purchase';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { text } from '@odeta/ui';
import { createCheckoutStore } from '../state/checkout.store.ts';
import classes from './order-panel.module.css';

/** Faded until the server has answered a choice; then the result is announced to screen readers. */
export function OrderSummary() {
  const t = useTexts('checkout');
  const { format } = useStorefront();
  const { summary, cartItems, discounts, shippingPayment, shipping, changes, isSaving } = useSnapshot(
    useStore(createCheckoutStore).state,
  );
  if (!summary) return null;
  const method = shippingPayment.find(({ key }) => key === shipping);
  return (
    <div className={classes.costs} aria-busy={isSaving}>
      <SummaryList
        unit="checkout"
        summary={summary}
        pieces={countPieces(cartItems.filter(isCounted))}
        codeName={discounts.discountCode?.name}
        shippingName={method?.name}
      />
      <p role="status" className={text.spoken}>
        {changes > 0 && !isSaving && t('now', { total: format.price(summary.total) })}
      </p>
    </div>
  );
}
