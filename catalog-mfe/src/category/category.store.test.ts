import { readCategory } from '@odeta/shared/contracts';
import { answers, createTestStorefront, refuses, unreachable } from '@odeta/shared/testing';
import { categoryOf } from '../../testing/category.ts';
import { createCategoryStore } from './category.store.ts';

const address = { slug: 'kabaty', sort: 3, page: 2 };
const storeWith = (answer: ReturnType<typeof answers>) => {
  const storefront = createTestStorefront({ api: [answer] });
  return { storefront, ...storefront.storeOf(createCategoryStore) };
};

test('a page of a category is asked for in its order', async () => {
  const { storefront, load, state } = storeWith(answers(readCategory, categoryOf()));

  await load(address);

  expect(storefront.sent[0]).toMatchObject({ path: '/catalog/category/kabaty', query: { sort: '3', page: '2' } });
  expect(state).toMatchObject({ status: 'ready', category: { name: 'Kabáty' } });
});

test.each(['not-found', 'validation'])('a category that is refused as %s does not exist', async (code) => {
  const { load, state } = storeWith(refuses(readCategory, { code, status: code === 'validation' ? 400 : 404 }));

  await load(address);

  expect(state).toMatchObject({ status: 'not-found', category: null });
});

test('a category that cannot be asked for is a failure of the page', async () => {
  const { load } = storeWith(unreachable(readCategory));
  await expect(load(address)).rejects.toMatchObject({ code: 'unreachable' });
});
