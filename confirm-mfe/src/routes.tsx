import type { RemoteRoute } from '@odeta/storefront';
import { addresses } from './addresses.ts';
import { ConfirmPage } from './confirm/confirm.page.tsx';
import { enterConfirm } from './confirm/enter-confirm.ts';

export const routes: readonly RemoteRoute[] = [
  {
    path: addresses.confirm.path,
    page: ConfirmPage,
    load: (storefront, { query }) => enterConfirm(storefront, query),
    meta: ({ i18n }) => ({ title: i18n.t('document-title', { ns: 'confirm' }), robots: 'noindex' }),
  },
];
