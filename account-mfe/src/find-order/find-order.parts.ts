import type { PageParts } from '@odeta/storefront';
import { createFindOrderStore } from '../find-order.store.ts';
import { metaOf } from '../page-meta.ts';
import { FindOrderPage } from './find-order.page.tsx';

export const parts: PageParts = {
  page: FindOrderPage,
  load: ({ storeOf }) => storeOf(createFindOrderStore).load(),
  meta: metaOf('find-order.title'),
};
