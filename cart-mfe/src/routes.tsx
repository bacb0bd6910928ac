import type { RemoteRoute } from '@odeta/storefront';
import { addresses } from './addresses.ts';
import { CartPage } from './cart/cart.page.tsx';
import { createCartStore } from './cart/cart.store.ts';

export const routes: readonly RemoteRoute[] = [
  {
    path: addresses.cart.path,
    page: CartPage,
    load: (storefront, { query }) => storefront.storeOf(createCartStore).load(query),
    meta: ({ i18n, storeOf }) => ({
      title: i18n.t('document-title', { ns: 'cart' }),
      robots: 'noindex',
      redirect: storeOf(createCartStore).state.redirect ?? undefined,
    }),
  },
];
