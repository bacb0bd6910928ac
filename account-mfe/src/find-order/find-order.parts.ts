import type { PageParts } from '@odeta/storefront';
import { metaOf } from '../account/page-meta.ts';
import { FindOrderPage } from './find-order.page.tsx';
import { createFindOrderStore } from './find-order.store.ts';

export const parts: PageParts = {
  page: FindOrderPage,
  load: ({ storeOf }) => storeOf(createFindOrderStore).load(),
  meta: metaOf('find-order.title'),
};
