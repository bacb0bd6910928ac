import type { Prices, Product } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { keepViewed } from '@odeta/storefront/last-viewed';
import type { Snapshot } from '@odeta/storefront/state';
import { safeLocalStorage } from '@odeta/storefront/storage';
import { useEffect } from 'react';
import { isSoldOut } from './buying/choice.ts';

/** Reports the product to tracking once, with the price with which the page opens, and adds it to the recently viewed products. */
export function useProductView(product: Snapshot<Product>, price: Prices | null) {
  const { events } = useStorefront();
  useEffect(() => {
    if (!price) return;
    const { catalogNumber, name, breadcrumbs } = product;
    keepViewed(catalogNumber, safeLocalStorage());
    const categoryName = breadcrumbs.at(-2)?.name;
    const availability = isSoldOut(product) ? 3 : 1;
    const item = { catalogNumber, name, price: price.price, pricePromo: price.pricePromo, availability } as const;
    events.emit('tracking.reported', {
      fact: 'product-viewed',
      item: { ...item, ...(categoryName && { categoryName }) },
    });
  }, [product.id, events]);
}
