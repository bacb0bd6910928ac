import { createTestStorefront, renderInStorefront } from '@odeta/storefront/testing';
import { categoryOf } from '../../../testing/category.ts';
import { cardOf } from '../../../testing/product.ts';
import type { Goods } from '../query/category-address.ts';
import { useListView } from './use-list-view.ts';

function List({ goods }: { goods: Goods }) {
  useListView(goods, 'Kabáty');
  return null;
}

test('a page of a product list is reported with the positions of its products (N3)', async () => {
  const storefront = createTestStorefront();
  const reported: object[] = [];
  storefront.events.on('tracking.reported', (fact) => reported.push(fact));
  const goods = categoryOf({ page: 2, products: [cardOf('1'), cardOf('2', { badge: 'sold-out' })] });

  await renderInStorefront(<List goods={goods} />, { storefront });

  expect(reported).toMatchObject([
    {
      ...{ fact: 'list-viewed', id: 'kabaty', name: 'Kabáty', first: 49 },
      items: [
        { catalogNumber: '204-118-1', availability: 1 },
        { catalogNumber: '204-118-2', availability: 3 },
      ],
    },
  ]);
});
