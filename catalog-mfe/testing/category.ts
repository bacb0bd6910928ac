import type { Category, Facets } from '@odeta/contracts';
import { cardOf } from './product.ts';

export const categoryOf = (part: Partial<Category> = {}): Category => ({
  id: '7',
  name: 'Kabáty',
  slug: 'kabaty',
  addresses: { pl: '/c/plaszcze', sk: '/c/kabaty' },
  description: 'Na zimu aj na jar.',
  breadcrumbs: [
    { name: 'Ženy', url: '/c/zeny' },
    { name: 'Kabáty', url: '/c/kabaty' },
  ],
  subcategories: [{ name: 'Dlhé kabáty', url: '/c/dlhe-kabaty' }],
  sort: 0,
  filters: { size: [], color: [], material: [], supply: [], from: null, to: null, sale: false },
  facets: facetsOf(),
  page: 2,
  pageCount: 3,
  productCount: 58,
  products: [cardOf('1'), cardOf('2')],
  ...part,
});

/** Two sizes and two colours; nothing is left in size 48. */
export const facetsOf = (part: Partial<Facets> = {}): Facets => ({
  size: [
    { code: '38', count: 12 },
    { code: '48', count: 0 },
  ],
  color: [
    { code: 'camel', name: 'béžová', hex: '#a5835a', count: 9 },
    { code: 'ink', name: 'čierna', hex: '#2d2c2f', count: 14 },
  ],
  material: [{ code: 'wool', name: 'vlna', count: 18 }],
  supply: [
    { code: 'now', count: 40 },
    { code: 'later', count: 3 },
  ],
  sale: 7,
  price: { from: 24.99, to: 119.99 },
  ...part,
});
