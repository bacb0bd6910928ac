import type { Home, LinkPreview } from '@odeta/contracts';
import type { PageParts } from '@odeta/storefront';
import { homeAddresses, organizationData } from '../page/search-engine-data.ts';
import { heroPictures } from './hero-pictures.ts';
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
    preview: previewOf(storeOf(createHomeStore).state.home),
  }),
};

/** The preview of a link has the picture in the middle of the hero, which is in front. */
function previewOf(home: Home | null): LinkPreview | undefined {
  const picture = home && heroPictures(home.hero).middle;
  return picture ? { picture } : undefined;
}
