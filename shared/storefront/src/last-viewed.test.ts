/** @jest-environment jsdom */

import { readLastViewed, watchViews } from './last-viewed.ts';
import { createTestStorefront } from './testing/index.ts';

const storage = () => window.localStorage;
afterEach(() => window.localStorage.clear());

test('the last eight products that were viewed are kept, each once, the latest first (C4)', () => {
  const storefront = createTestStorefront();
  watchViews(storefront, storage);
  for (const catalogNumber of ['0', '1', '2', '3', '4', '5', '6', '7', '8', '3']) {
    const item = { catalogNumber, name: 'Kabát', price: 10, pricePromo: null, availability: 1 } as const;
    storefront.events.emit('tracking.reported', { fact: 'product-viewed', item });
  }

  expect(readLastViewed(storage)).toEqual(['3', '8', '7', '6', '5', '4', '2', '1']);
});

test('what somebody else left there was not viewed (C4)', () => {
  for (const left of ['{"a":1}', 'x', '[1]']) {
    window.localStorage.setItem('lastViewed', left);
    expect(readLastViewed(storage)).toEqual([]);
  }
});
