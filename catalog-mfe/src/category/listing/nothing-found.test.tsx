import { readCategory } from '@odeta/contracts';
import { answers, createTestStorefront, renderInStorefront, screen, within } from '@odeta/storefront/testing';
import { categoryOf } from '../../../testing/category.ts';
import { cardOf } from '../../../testing/product.ts';
import { messages } from '../../messages/index.ts';
import CategoryPage from '../category.page.tsx';
import { createCategoryStore } from '../category.store.ts';

test('where no goods match all filters, the page names the filters whose removal helps with their true counts, and near goods (P12)', async () => {
  const { default: catalog } = await messages.sk();
  const filters = { ...categoryOf().filters, size: ['clothes-38'], color: ['black'] };
  const empty = { filters, products: [], productCount: 0, page: 1, pageCount: 1 };
  const found = answers(readCategory, categoryOf({ productCount: 4, products: [cardOf('1'), cardOf('2')] }));
  const storefront = createTestStorefront({ api: [found], messages: { catalog } });
  Object.assign(storefront.storeOf(createCategoryStore).state, { status: 'ready', category: categoryOf(empty) });
  const url = '/c/kabaty?size=clothes-38&color=black';

  await renderInStorefront(<CategoryPage />, { storefront, url });

  const ways = within(await screen.findByRole('list', { name: 'Čo by pomohlo' })).getAllByRole('link');
  expect(ways.map((way) => way.textContent)).toEqual([
    'Bez filtra „Veľkosť 38“4 výrobky',
    'Bez filtra „čierna“4 výrobky',
  ]);
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/c/kabaty?color=black', '/c/kabaty?size=clothes-38']);
  const near = screen.getByRole('region', { name: 'Najbližšie k tomu, čo hľadáte' });
  expect(within(near).getAllByRole('article')).toHaveLength(2);
  expect(storefront.sent).toHaveLength(2);
});
