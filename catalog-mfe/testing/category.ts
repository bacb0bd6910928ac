import type { Category } from '@odeta/shared/contracts';
import { cardOf } from './product.ts';

export const categoryOf = (part: Partial<Category> = {}): Category => ({
  id: '7',
  name: 'Kabáty',
  slug: 'kabaty',
  description: 'Na zimu aj na jar.',
  breadcrumbs: [
    { name: 'Ženy', url: '/c/zeny' },
    { name: 'Kabáty', url: '/c/kabaty' },
  ],
  subcategories: [{ name: 'Dlhé kabáty', url: '/c/dlhe-kabaty' }],
  sort: 0,
  page: 2,
  pageCount: 3,
  productCount: 58,
  products: [cardOf('1'), cardOf('2')],
  ...part,
});
