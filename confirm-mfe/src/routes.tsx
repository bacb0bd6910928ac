import type { RemoteRoute } from '@odeta/shared/storefront';
import { ConfirmPage } from './confirm/confirm.page.tsx';
import { createConfirmStore } from './confirm/confirm.store.ts';

export const routes: readonly RemoteRoute[] = [
  {
    path: '',
    page: ConfirmPage,
    load: ({ storeOf }) => storeOf(createConfirmStore).load(),
    meta: ({ i18n }) => ({ title: i18n.t('document-title', { ns: 'confirm' }), robots: 'noindex' }),
  },
];
