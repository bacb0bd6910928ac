import type { IndexReader } from './index-reader.ts';
import { MOST_FOUND } from './most-found.ts';
import { findRanked } from './rank.ts';

const word = {
  ...{ typed: 'kabát', shown: 'kabát', certainty: 'known' as const },
  ...{ terms: [{ term: 'kabát', level: 1 }], products: 1, isKind: true },
};

/** An index where so many goods have the word. */
const indexOf =
  (count: number): IndexReader =>
  async () => {
    const productIds = Array.from({ length: count }, (_, at) => at + 1);
    const index = {
      ...{ productIds, popularities: productIds.map((id) => id % 256), tally: null },
      places: new Map(productIds.map((id, place) => [id, place])),
    };
    const places = Int32Array.from(productIds.keys());
    return { index, terms: new Map([['kabát', { places, weights: new Uint8Array(count).fill(9) }]]) };
  };

test('when exactly as many fit as are listed there are no others; with one more there are (P13)', async () => {
  const exactly = await findRanked(indexOf(MOST_FOUND), 'sk', [word]);
  const more = await findRanked(indexOf(MOST_FOUND + 1), 'sk', [word]);

  expect([exactly.ids.length, exactly.hasMore]).toEqual([MOST_FOUND, false]);
  expect([more.ids.length, more.hasMore]).toEqual([MOST_FOUND, true]);
});
