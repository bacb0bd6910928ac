import { readReviews } from '@odeta/contracts';
import { answers, createTestStorefront, unreachable } from '@odeta/storefront/testing';
import { reviewOf } from '../../../testing/reviews.ts';
import { createReviewsStore } from './reviews.store.ts';

const pageOf = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => reviewOf(String(from + index)));
const api = answers(readReviews, ({ page }) => ({
  reviews: page === '1' ? pageOf(1, 10) : pageOf(10, 5),
  writtenCount: 14,
}));

test('pages are loaded in order, and a review that moved to the next page is shown once', async () => {
  const storefront = createTestStorefront({ api: [api] });
  const { more, state } = storefront.storeOf(createReviewsStore);

  await more('kabat');
  expect(state.reviews).toHaveLength(10);
  await more('kabat');

  expect(storefront.sent.map(({ path, query }) => `${path}?${query.page}`)).toEqual([
    '/catalog/product/kabat/reviews?1',
    '/catalog/product/kabat/reviews?2',
  ]);
  expect(state.reviews?.map(({ id }) => Number(id))).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
});

test('after a failed request the loaded reviews stay, and the next click retries', async () => {
  const storefront = createTestStorefront({ api: [api] });
  const { more, state } = storefront.storeOf(createReviewsStore);
  await more('kabat');
  storefront.prepare(unreachable(readReviews));

  await more('kabat');
  expect(state).toMatchObject({ status: 'failed' });
  expect(state.reviews).toHaveLength(10);

  storefront.prepare(api);
  await more('kabat');
  expect(state).toMatchObject({ status: 'idle' });
  expect(state.reviews).toHaveLength(14);
});

test('a new filter starts at the first page, and the latest filter wins (P11)', async () => {
  const storefront = createTestStorefront({ api: [api] });
  const { choose, more, state } = storefront.storeOf(createReviewsStore);
  await more('kabat');

  await Promise.all([choose('kabat', { stars: '1' }), choose('kabat', { stars: '', size: '38' })]);

  expect(storefront.sent.at(-1)?.query).toMatchObject({ page: '1', stars: '', size: '38', sort: 'newest' });
  expect(state).toMatchObject({ status: 'idle', found: 14, choice: { stars: '', size: '38' } });
  expect(state.reviews).toHaveLength(10);
});

test('after a failed filter request, the next click loads the first page of that filter (P11)', async () => {
  const storefront = createTestStorefront({ api: [api] });
  const { choose, more, state } = storefront.storeOf(createReviewsStore);
  await more('kabat');
  storefront.prepare(unreachable(readReviews));
  await choose('kabat', { stars: '1' });
  expect(state).toMatchObject({ status: 'failed', choice: { stars: '1' } });

  storefront.prepare(api);
  await more('kabat');

  expect(storefront.sent.at(-1)?.query).toMatchObject({ page: '1', stars: '1' });
  expect(state.reviews).toHaveLength(10);
  await more('kabat');
  expect(storefront.sent.at(-1)?.query).toMatchObject({ page: '2', stars: '1' });
});
