import type { PageParts } from '@odeta/storefront';
import { previewOf } from '../link-preview.ts';
import { homeAddresses, organizationData } from '../search-engine-data.ts';
import { HomePage } from './home.page.tsx';
import { createHomeStore } from './home.store.ts';

export const parts: PageParts = {
  page: HomePage,
  load: ({ storeOf }) => storeOf(createHomeStore).load(),
  meta: ({ i18n, storeOf }) => ({
    title: i18n.t('home.title', { ns: 'catalog' }),
    description: i18n.t('home.description', { ns: 'catalog' }),
    canonical: '/',
    alternates: homeAddresses,
    structuredData: organizationData,
    preview: previewOf(storeOf(createHomeStore).state.home?.shelf.pictures),
  }),
};
