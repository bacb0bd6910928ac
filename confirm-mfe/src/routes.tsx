import type { RemoteRoute } from '@odeta/storefront';
import { ConfirmPage } from './confirm/confirm.page.tsx';
import { enterConfirm } from './confirm/enter-confirm.ts';

export const routes: readonly RemoteRoute[] = [
  {
    path: '',
    page: ConfirmPage,
    load: (storefront, { query }) => enterConfirm(storefront, query),
    meta: ({ i18n }) => ({ title: i18n.t('document-title', { ns: 'confirm' }), robots: 'noindex' }),
  },
];
