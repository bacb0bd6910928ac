import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { createRecentlyViewedStore } from '@odeta/ui/products';
import { useEffect, useRef } from 'react';
import { ProductGrid } from './product-grid.tsx';
import { Section } from './section.tsx';

/** Loaded after the page has started, and only shown below the visible part, so that nothing moves while it is read. */
export function RecentlyViewed({ except }: { except?: string }) {
  const t = useTexts('catalog');
  const store = useStore(createRecentlyViewedStore);
  const { products } = useSnapshot(store.state);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    void store.load(except, () => isBelowView(place.current));
  }, [store, except]);

  return (
    <div ref={place}>
      {products.length > 0 && (
        <Section title={t('recently-viewed')}>
          <ProductGrid products={products} row />
        </Section>
      )}
    </div>
  );
}

const isBelowView = (element: HTMLElement | null) =>
  element !== null && element.getBoundingClientRect().top >= element.ownerDocument.documentElement.clientHeight;
