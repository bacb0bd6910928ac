import { type Category, readCategory } from '@odeta/contracts';
import { answers, createTestStorefront, refuses, unreachable } from '@odeta/storefront/testing';
import { categoryOf } from '../../testing/category.ts';
import { createCategoryStore } from './category.store.ts';
import { noFilters } from './query/category-address.ts';

const address = { slug: 'kabaty', sort: 3, page: 2, filters: noFilters };
const storeWith = (answer: ReturnType<typeof answers>) => {
  const storefront = createTestStorefront({ api: [answer] });
  return { storefront, ...storefront.storeOf(createCategoryStore) };
};
/** Answers with the parameters of the request; the number of products is the number of sizes. */
const echo = answers(readCategory, ({ size, sort, page }) =>
  categoryOf({
    productCount: size?.split(',').length ?? 0,
    sort: Number(sort) as Category['sort'],
    page: Number(page),
    filters: { ...categoryOf().filters, size: size?.split(',') ?? [] },
  }),
);

test('a category is requested with its sort order and page', async () => {
  const { storefront, load, state } = storeWith(answers(readCategory, categoryOf()));

  await load(address);

  expect(storefront.sent[0]).toMatchObject({ path: '/catalog/category/kabaty', query: { sort: '3', page: '2' } });
  expect(state).toMatchObject({ status: 'ready', category: { name: 'Kabáty' } });
});

test('filters are sent comma-separated, and only if they are active', async () => {
  const { storefront, load } = storeWith(answers(readCategory, categoryOf()));

  await load({ ...address, sort: 0, page: 1, filters: { ...noFilters, size: ['38', '40'], to: 90, sale: true } });

  expect(storefront.sent[0]?.query).toEqual({ sort: '0', page: '1', size: '38,40', to: '90', sale: '1' });
});

test.each(['not-found', 'validation'])('a category request rejected with %s is treated as not found', async (code) => {
  const { load, state } = storeWith(refuses(readCategory, { code, status: code === 'validation' ? 400 : 404 }));

  await load(address);

  expect(state).toMatchObject({ status: 'not-found', category: null });
});

test('loading a category rejects when the server is unreachable', async () => {
  const { load } = storeWith(unreachable(readCategory));
  await expect(load(address)).rejects.toMatchObject({ code: 'unreachable' });
});

test('the previous products stay while new products are loading', async () => {
  const { load, state } = storeWith(echo);
  await load(address);

  const loading = load({ ...address, filters: { ...noFilters, size: ['38'] } });
  expect(state).toMatchObject({ results: 'loading', category: { productCount: 0 } });

  await loading;
  expect(state).toMatchObject({ results: 'ready', category: { productCount: 1 } });
});

test('after a failed request the previous products stay, and a retry succeeds', async () => {
  const { storefront, load, state } = storeWith(echo);
  await load(address);
  storefront.prepare(unreachable(readCategory));

  await load({ ...address, page: 3 });
  expect(state).toMatchObject({ status: 'ready', results: 'failed', category: { page: 2 } });

  storefront.prepare(echo);
  await load({ ...address, page: 3 });
  expect(state).toMatchObject({ results: 'ready', category: { page: 3 } });
});

test('Back shows the previous products immediately, even without a connection', async () => {
  const { storefront, load, state } = storeWith(echo);
  await load(address);
  await load({ ...address, filters: { ...noFilters, size: ['38', '40'] } });
  storefront.prepare(unreachable(readCategory));

  const back = load(address);
  expect(state).toMatchObject({ results: 'ready', category: { productCount: 0 } });

  await back;
  expect(state).toMatchObject({ results: 'ready', category: { productCount: 0 } });
});
