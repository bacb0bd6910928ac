import type { PageParts } from '@odeta/storefront';
import { StockNoticePage } from './stock-notice.page.tsx';
import { createStockNoticeStore } from './stock-notice.store.ts';

export const parts: PageParts = {
  page: StockNoticePage,
  load: ({ storeOf }, { params }) => storeOf(createStockNoticeStore).load(params.token ?? ''),
  meta: ({ i18n, storeOf }) => ({
    title: i18n.t('notice.page-title', { ns: 'catalog' }),
    robots: 'noindex',
    ...(storeOf(createStockNoticeStore).state.status === 'not-found' && { status: 404 }),
  }),
};
