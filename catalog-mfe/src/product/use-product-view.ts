import type { Prices, Product } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { keepViewed } from '@odeta/storefront/last-viewed';
import type { Snapshot } from '@odeta/storefront/state';
import { useEffect } from 'react';
import { isSoldOut } from './buying/choice.ts';

/** N3, C4. Reports the product, once, with the price that the page opens with, and keeps it among those that were viewed last. */
export function useProductView(product: Snapshot<Product>, price: Prices | null) {
  const { events } = useStorefront();
  useEffect(() => {
    if (!price) return;
    const { catalogNumber, name, breadcrumbs } = product;
    keepViewed(catalogNumber, () => window.localStorage);
    const categoryName = breadcrumbs.at(-2)?.name;
    const availability = isSoldOut(product) ? 3 : 1;
    const item = { catalogNumber, name, price: price.price, pricePromo: price.pricePromo, availability } as const;
    events.emit('tracking.reported', {
      fact: 'product-viewed',
      item: { ...item, ...(categoryName && { categoryName }) },
    });
  }, [product.id, events]);
}
