import { LoadFailure, useFollow } from '@odeta/shared/purchase';
import { useLocation } from '@odeta/shared/router';
import { useSnapshot } from '@odeta/shared/state';
import { useStore } from '@odeta/shared/storefront';
import { layout } from '@odeta/shared/ui';
import { useEffect } from 'react';
import { createCheckoutStore } from './checkout.store.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { FoldedOrder } from './folded-order.tsx';
import { OrderForm } from './order-form.tsx';
import { paymentBackOf } from './payment-back.ts';

/** J1. The steps to come until the order is here; then the order. */
export function CheckoutPage() {
  const store = useStore(createCheckoutStore);
  const { status, redirect, validationPatterns } = useSnapshot(store.state);
  const { search } = useLocation();
  const follow = useFollow();

  useEffect(() => {
    if (redirect) follow(redirect);
  }, [redirect, follow]);

  if (status === 'failed') {
    return <LoadFailure unit="checkout" onRetry={() => store.load(paymentBackOf(new URLSearchParams(search)))} />;
  }
  if (!validationPatterns || redirect) return <CheckoutSkeleton />;
  return (
    <div className={layout.wrap}>
      <FoldedOrder />
      <OrderForm patterns={validationPatterns} />
    </div>
  );
}
