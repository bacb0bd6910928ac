import type { RemoteRoute } from '@odeta/shared/storefront';
import { CheckoutPage } from './checkout/checkout.page.tsx';
import { createCheckoutStore } from './checkout/checkout.store.ts';
import { createOrderStore } from './checkout/order.store.ts';
import { paymentBackOf } from './checkout/payment-back.ts';

export const routes: readonly RemoteRoute[] = [
  {
    path: '',
    page: CheckoutPage,
    async load({ storeOf }, { query }) {
      storeOf(createOrderStore).reset();
      await storeOf(createCheckoutStore).load(paymentBackOf(query));
    },
    meta: ({ i18n }) => ({ title: i18n.t('document-title', { ns: 'checkout' }), robots: 'noindex' }),
  },
];
