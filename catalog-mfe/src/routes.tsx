import type { RemoteRoute } from '@odeta/shared/storefront';
import { CategoryPage } from './category/category.page.tsx';
import { createCategoryStore } from './category/category.store.ts';
import { readAddress } from './category/category-address.ts';
import { categoryMeta } from './category/category-meta.ts';
import { HomePage } from './home/home.page.tsx';
import { createHomeStore } from './home/home.store.ts';
import { ProductPage } from './product/product.page.tsx';
import { createProductStore } from './product/product.store.ts';
import { productMeta } from './product/product-meta.ts';
import { homeAddresses, organizationData } from './search-engine-data.ts';

export const routes: readonly RemoteRoute[] = [
  {
    path: '',
    page: HomePage,
    load: ({ storeOf }) => storeOf(createHomeStore).load(),
    meta: ({ i18n }) => ({
      title: i18n.t('home.title', { ns: 'catalog' }),
      description: i18n.t('home.description', { ns: 'catalog' }),
      canonical: '/',
      alternates: homeAddresses,
      structuredData: organizationData,
    }),
  },
  {
    path: 'c/:slug',
    page: CategoryPage,
    load: ({ storeOf }, location) => storeOf(createCategoryStore).load(readAddress(location)),
    meta: categoryMeta,
  },
  {
    path: 'p/:slug',
    page: ProductPage,
    load: ({ storeOf }, { params }) => storeOf(createProductStore).load(params.slug ?? ''),
    meta: productMeta,
  },
];
