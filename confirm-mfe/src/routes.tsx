import type { RemoteRoute } from '@odeta/storefront';
import { page } from '@odeta/storefront/page';
import { addresses } from './addresses.ts';
import * as confirmPage from './confirm/confirm.page.tsx';

export const routes: readonly RemoteRoute[] = [
  page(addresses.confirm, confirmPage),
  page(addresses.plain, confirmPage),
];
