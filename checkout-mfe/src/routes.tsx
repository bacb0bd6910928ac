import type { RemoteRoute } from '@odeta/storefront';
import { page } from '@odeta/storefront/page';
import { addresses } from './addresses.ts';
import * as checkoutPage from './checkout/page/checkout.page.tsx';
import * as preparedLinkPage from './prepared-link/prepared-link.page.tsx';

export const routes: readonly RemoteRoute[] = [
  page(addresses.checkout, checkoutPage),
  page(addresses.plain, () => import('./plain/plain.page.tsx')),
  page(addresses.preparedLink, preparedLinkPage),
];
