import type { RemoteRoute } from '@odeta/storefront';
import { page } from '@odeta/storefront/page';
import { addresses } from './addresses.ts';
import * as cartPage from './cart/cart.page.tsx';

export const routes: readonly RemoteRoute[] = [page(addresses.cart, cartPage)];
