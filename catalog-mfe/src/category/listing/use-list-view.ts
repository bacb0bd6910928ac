import { CATEGORY_PAGE_SIZE } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useEffect } from 'react';
import type { Goods } from '../query/category-address.ts';

/** Reports each page of a list to tracking when its goods are loaded. */
export function useListView({ products, page, slug, isSearch }: Goods, name: string) {
  const { events } = useStorefront();
  useEffect(() => {
    if (products.length === 0) return;
    events.emit('tracking.reported', {
      fact: 'list-viewed',
      id: isSearch ? 'search' : slug,
      name,
      first: (page - 1) * CATEGORY_PAGE_SIZE + 1,
      items: products.map(({ catalogNumber, name, price, pricePromo, badge }) => {
        const availability = badge === 'sold-out' ? 3 : 1;
        return { catalogNumber, name, price, pricePromo, availability };
      }),
    });
  }, [products, page, slug, isSearch, name, events]);
}
