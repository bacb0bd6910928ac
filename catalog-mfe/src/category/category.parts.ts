import type { PageParts } from '@odeta/storefront';
import { CategoryPage } from './category.page.tsx';
import { createCategoryStore } from './category.store.ts';
import { categoryMeta } from './category-meta.ts';
import { readAddress } from './query/category-address.ts';

export const parts: PageParts = {
  page: CategoryPage,
  load: ({ storeOf }, location) => storeOf(createCategoryStore).load(readAddress(location)),
  meta: categoryMeta,
};
