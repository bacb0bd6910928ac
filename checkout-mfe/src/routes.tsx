import type { RemoteRoute } from '@odeta/storefront';
import { addresses } from './addresses.ts';
import { CheckoutPage } from './checkout/page/checkout.page.tsx';
import { enterCheckout } from './checkout/page/enter-checkout.ts';
import { PreparedLinkPage } from './prepared-link/prepared-link.page.tsx';

export const routes: readonly RemoteRoute[] = [
  {
    path: addresses.checkout.path,
    page: CheckoutPage,
    load: (storefront, { query }) => enterCheckout(storefront, query),
    meta: ({ i18n }) => ({ title: i18n.t('document-title', { ns: 'checkout' }), robots: 'noindex' }),
  },
  {
    path: addresses.preparedLink.path,
    page: PreparedLinkPage,
    meta: ({ i18n }) => ({ title: i18n.t('document-title', { ns: 'checkout' }), robots: 'noindex' }),
  },
];
