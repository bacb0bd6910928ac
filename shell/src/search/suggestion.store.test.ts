import { readSuggestion } from '@odeta/contracts';
import { answers, createTestStorefront, refuses } from '@odeta/storefront/testing';
import { createSuggestionStore } from './suggestion.store.ts';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['performance'] }));
afterEach(() => void jest.useRealTimers());

const kabat = {
  items: [{ name: 'Kabáty', url: '/c/kabaty', products: 7 }],
  answers: [],
  products: [],
  productCount: 7,
  hasMore: false,
};

function start() {
  const storefront = createTestStorefront({ api: [answers(readSuggestion, kabat)] });
  return { storefront, store: storefront.storeOf(createSuggestionStore) };
}

test('suggestions are requested once, 1000 ms after the last letter (C3)', async () => {
  const { storefront, store } = start();
  for (const typed of ['kab', 'kabá', 'kabát']) {
    store.type(typed);
    await jest.advanceTimersByTimeAsync(999);
  }
  expect(storefront.sent).toEqual([]);

  await jest.advanceTimersByTimeAsync(1);

  expect(storefront.sent.map(({ path }) => decodeURIComponent(path))).toEqual(['/catalog/suggestion/kabát']);
  expect(store.state).toMatchObject({ phrase: 'kabát', ...kabat });
});

test('two letters, not counting blanks, request no suggestions and clear the previous ones', async () => {
  const { storefront, store } = start();
  store.type('kab');
  await jest.advanceTimersByTimeAsync(1000);
  store.type(' ka  ');
  await jest.advanceTimersByTimeAsync(5000);

  expect(storefront.sent).toHaveLength(1);
  expect(store.state.items).toEqual([]);
});

test('a response that arrives after the phrase has changed is not shown (C3)', async () => {
  const { storefront, store } = start();
  for (const later of ['', 'sukňa']) {
    store.type('kab');
    jest.advanceTimersByTime(1000);
    store.type(later);
    await jest.advanceTimersByTimeAsync(500);
    expect(store.state.items).toEqual([]);
  }
  expect(storefront.sent).toHaveLength(2);
});

test('the phrase is trimmed, and its slashes and dots are replaced, for the request (R4)', async () => {
  const { storefront, store } = start();
  store.type(' 1/2.rukáv ');
  await jest.advanceTimersByTimeAsync(1000);

  expect(decodeURIComponent(storefront.sent[0]?.path ?? '')).toBe('/catalog/suggestion/1-2 rukáv');
});

test('a failed request leaves the suggestions empty', async () => {
  const { storefront, store } = start();
  storefront.prepare(refuses(readSuggestion, { code: 'unexpected', status: 500 }));
  store.type('kabát');
  await jest.advanceTimersByTimeAsync(1000);

  expect(store.state.items).toEqual([]);
});
