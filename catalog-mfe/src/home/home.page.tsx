import type { Home, LinkPreview } from '@odeta/contracts';
import { type PageMeta, type Storefront, useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import type { ReactNode } from 'react';
import { GridSkeleton } from '../listing/grid-skeleton.tsx';
import { ProductGrid } from '../listing/product-grid.tsx';
import { RecentlyViewed } from '../listing/recently-viewed.tsx';
import { Section } from '../listing/section.tsx';
import { homeAddresses, organizationData } from '../page/search-engine-data.ts';
import { Departments } from './departments.tsx';
import { Hero } from './hero.tsx';
import { heroPictures } from './hero-pictures.ts';
import { createHomeStore } from './home.store.ts';
import { MoreLink } from './more-link.tsx';
import { ProductRail } from './product-rail.tsx';
import { Promises } from './promises.tsx';
import { Shelf } from './shelf.tsx';

export const load = ({ storeOf }: Storefront) => storeOf(createHomeStore).load();

export const meta = ({ i18n, storeOf }: Storefront): PageMeta => ({
  title: i18n.t('home.title', { ns: 'catalog' }),
  description: i18n.t('home.description', { ns: 'catalog' }),
  canonical: '/',
  alternates: homeAddresses,
  structuredData: organizationData,
  preview: previewOf(storeOf(createHomeStore).state.home),
});

/** `children`: the shell's club and newsletter, above the promises. */
export default function HomePage({ children }: { children?: ReactNode }) {
  const { home } = useSnapshot(useStore(createHomeStore).state);
  if (!home) return <GridSkeleton />;
  const [rail, ...rows] = home.productShelves;
  return (
    <>
      <Hero hero={home.hero} />
      <Departments departments={home.departments} />
      {rail && <ProductRail shelf={rail} />}
      <Shelf shelf={home.shelf} />
      {rows.map(({ key, title, link, products }) => (
        <Section key={key} title={title} aside={link && <MoreLink link={link} />} later>
          <ProductGrid products={products} row />
        </Section>
      ))}
      <RecentlyViewed />
      {children}
      <Promises promises={home.promises} />
    </>
  );
}

/** The preview of a link has the picture in the middle of the hero, which is in front. */
function previewOf(home: Home | null): LinkPreview | undefined {
  const picture = home && heroPictures(home.hero).middle;
  return picture ? { picture } : undefined;
}
