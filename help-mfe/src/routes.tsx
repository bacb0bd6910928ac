import type { RemoteRoute } from '@odeta/storefront';
import { page } from '@odeta/storefront/page';
import { addresses } from './addresses.ts';
import * as helpPage from './help/help.page.tsx';

export const routes: readonly RemoteRoute[] = [page(addresses.help, helpPage)];
