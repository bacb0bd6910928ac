import { LoadFailure, useFollow } from '@odeta/purchase';
import { type PageLocation, type PageMeta, type Storefront, useStore } from '@odeta/storefront';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { layout } from '@odeta/ui';
import { keepPresses } from '@odeta/ui/keep-presses';
import { lazyPart } from '@odeta/ui/lazy';
import { Suspense, useEffect } from 'react';
import { PaymentWaiting } from '../payment/payment-waiting.tsx';
import { paymentBackOf } from '../placing/payment-back.ts';
import { createPlacingStore } from '../placing/placing.store.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { enterCheckout } from './enter-checkout.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import { useVisit } from './use-visit.ts';

export const load = (storefront: Storefront, { query }: PageLocation) => enterCheckout(storefront, query);

export const meta = ({ i18n }: Storefront): PageMeta => ({
  title: i18n.t('document-title', { ns: 'checkout' }),
  robots: 'noindex',
});

const SingleDelivery = lazyPart(() => import('./single-delivery.tsx'), 'SingleDelivery');

const RepeatOrder = lazyPart(() => import('./repeat-order.tsx'), 'RepeatOrder');

/** While a payment is pending, the form stays mounted, so that it keeps what was typed. */
export default function CheckoutPage() {
  const store = useStore(createCheckoutStore);
  const { status, redirect, validationPatterns, isOfEarlierVisit } = useSnapshot(store.state);
  const { search } = useLocation();
  const { placing } = useSnapshot(useStore(createPlacingStore).state);
  const follow = useFollow();
  useOtherTabs();
  useVisit(store);
  // Points, notes and totals arrive while somebody presses.
  useEffect(() => keepPresses(document), []);

  useEffect(() => {
    if (redirect) follow(redirect);
  }, [redirect, follow]);

  const query = new URLSearchParams(search);
  if (status === 'failed') {
    return <LoadFailure unit="checkout" onRetry={() => store.load(paymentBackOf(query))} />;
  }
  const isWaiting = placing.status === 'waiting';
  const skeleton = <CheckoutSkeleton hasExpress={!query.has('single') && !query.has('as-last-time')} />;
  // The order of an earlier visit would be rendered in vain: it is loaded again as soon as the page is shown.
  const isStale = isOfEarlierVisit && !isWaiting;
  if (!validationPatterns || redirect || isStale) return skeleton;
  if (query.has('single') && !isWaiting) {
    return (
      <Suspense fallback={skeleton}>
        <SingleDelivery patterns={validationPatterns} />
      </Suspense>
    );
  }
  return (
    <>
      {isWaiting && (
        <div className={layout.wrap}>
          <PaymentWaiting awaited={placing.awaited} />
        </div>
      )}
      <div className={layout.wrap} hidden={isWaiting}>
        {query.has('as-last-time') ? (
          <Suspense fallback={skeleton}>
            <RepeatOrder patterns={validationPatterns} />
          </Suspense>
        ) : (
          <CheckoutSteps patterns={validationPatterns} />
        )}
      </div>
    </>
  );
}
