import { createTestStorefront, renderInStorefront, screen } from '@odeta/shared/testing';
import { categoryOf } from '../../testing/category.ts';
import { messages } from '../messages/index.ts';
import { CategoryPage } from './category.page.tsx';
import { createCategoryStore } from './category.store.ts';

async function render(state: object) {
  const { default: catalog } = await messages.sk();
  const storefront = createTestStorefront({ messages: { catalog } });
  Object.assign(storefront.storeOf(createCategoryStore).state, state);
  return renderInStorefront(<CategoryPage />, { storefront, url: '/c/kabaty' });
}

test('a category shows its products and how many there are', async () => {
  await render({ status: 'ready', category: categoryOf() });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kabáty');
  expect(screen.getByText('58 výrobkov')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Výrobok 1' })).toHaveAttribute('href', '/p/vyrobok-1');
});

test('the pages are links, and the current one is marked', async () => {
  await render({ status: 'ready', category: categoryOf({ sort: 2 }) });
  expect(screen.getByRole('link', { name: 'Strana 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Ďalšia strana' })).toHaveAttribute('href', '/c/kabaty?sort=2&page=3');
  expect(screen.getByRole('link', { name: 'Predchádzajúca strana' })).toHaveAttribute('href', '/c/kabaty?sort=2');
  expect(screen.getByText('Zobrazené 25–26, spolu 58')).toBeInTheDocument();
});

test('the order stands in a form that works by itself', async () => {
  await render({ status: 'ready', category: categoryOf({ sort: 4 }) });
  const select = screen.getByRole('combobox');
  expect(select).toHaveValue('4');
  expect(select.closest('form')).toHaveAttribute('action', '/c/kabaty');
});

test('an empty category leads on', async () => {
  await render({ status: 'ready', category: categoryOf({ products: [], productCount: 0, pageCount: 1, page: 1 }) });
  expect(screen.getByText(/teraz nič nemáme/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Na úvodnú stránku' })).toBeInTheDocument();
});

test('a category that does not exist says so in the words of the shop', async () => {
  await render({ status: 'not-found' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('not-found.title');
});
