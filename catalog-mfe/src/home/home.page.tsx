import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import type { ReactNode } from 'react';
import { GridSkeleton } from '../listing/grid-skeleton.tsx';
import { ProductGrid } from '../listing/product-grid.tsx';
import { RecentlyViewed } from '../listing/recently-viewed.tsx';
import { Section } from '../listing/section.tsx';
import { Departments } from './departments.tsx';
import { Hero } from './hero.tsx';
import { createHomeStore } from './home.store.ts';
import { MoreLink } from './more-link.tsx';
import { ProductRail } from './product-rail.tsx';
import { Promises } from './promises.tsx';
import { Shelf } from './shelf.tsx';

/** `children`: the shell's club and newsletter, above the promises. */
export function HomePage({ children }: { children?: ReactNode }) {
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
