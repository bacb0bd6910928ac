import type { RemoteRoute } from '@odeta/shared/storefront';
import { Page } from './catalog/catalog.page.tsx';

export const routes: readonly RemoteRoute[] = [
  { path: '', page: Page, meta: ({ i18n }) => ({ title: i18n.t('title', { ns: 'catalog' }) }) },
];
