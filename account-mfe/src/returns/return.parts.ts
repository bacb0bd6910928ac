import type { PageParts } from '@odeta/storefront';
import { metaOf } from '../account/page-meta.ts';
import { ReturnDetailPage } from './return.page.tsx';
import { createReturnStore } from './return.store.ts';

export const parts: PageParts = {
  page: ReturnDetailPage,
  load: ({ storeOf }, { params }) => storeOf(createReturnStore).load(params.returnId ?? ''),
  meta: metaOf('returns.one'),
};
