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
  filters: {
    ...{ size: [], color: [], type: [], material: [], supply: [] },
    ...{ from: null, to: null, sale: false, rating: null },
  },
  facets: facetsOf(),
  page: 2,
  pageCount: 3,
  productCount: 58,
  products: [cardOf('1'), cardOf('2')],
  ...part,
});

/** Two sizes and two colours; size 48 has no products. */
export const facetsOf = (part: Partial<Facets> = {}): Facets => ({
  size: [
    { code: 'clothes-38', size: '38', kind: 'clothes', count: 12 },
    { code: 'clothes-48', size: '48', kind: 'clothes', count: 0 },
  ],
  sizeKinds: [{ code: 'clothes', name: 'Oblečenie' }],
  color: [
    { code: 'beige', name: 'béžová', hex: '#c8b08a', count: 9 },
    { code: 'black', name: 'čierna', hex: '#2d2c2f', count: 14 },
  ],
  type: [],
  material: [{ code: 'wool', name: 'vlna', count: 18 }],
  supply: [
    { code: 'now', count: 40 },
    { code: 'later', count: 3 },
  ],
  sale: 7,
  rating: [],
  price: { from: 24.99, to: 119.99, bars: [] },
  ...part,
});
