import type { PageParts } from '@odeta/storefront';
import { ProductPage } from './product.page.tsx';
import { createProductStore } from './product.store.ts';
import { productMeta } from './product-meta.ts';

export const parts: PageParts = {
  page: ProductPage,
  load: ({ storeOf }, { params }) => storeOf(createProductStore).load(params.slug ?? ''),
  meta: productMeta,
};
