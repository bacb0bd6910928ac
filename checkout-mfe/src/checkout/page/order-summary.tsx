import { isCounted } from '@odeta/contracts';
import { countPieces, SummaryList } from '@odeta/purchase';
import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { createCheckoutStore } from '../state/checkout.store.ts';
import classes from './order-panel.module.css';

/** Faded until the server has answered a choice. */
export function OrderSummary() {
  const { summary, cartItems, discounts, shippingPayment, shipping, isSaving } = useSnapshot(
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
    </div>
  );
}
