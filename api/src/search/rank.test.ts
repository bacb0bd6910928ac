import { IN_TEXTS } from './find-forms.repository.ts';
import type { IndexReader } from './index-reader.ts';
import type { WordMeaning } from './meaning.ts';
import { MOST_FOUND } from './most-found.ts';
import { findRanked } from './rank.ts';

const word = {
  ...{ typed: 'kabát', shown: 'kabát', certainty: 'known' as const },
  ...{ terms: [{ term: 'kabát', level: 1 }], products: 1, isKind: true },
};

/** An index in which this number of products has the word. */
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

test('a search has more results only if more products match than the maximum listed (P13)', async () => {
  const exactly = await findRanked(indexOf(MOST_FOUND), 'sk', [word]);
  const more = await findRanked(indexOf(MOST_FOUND + 1), 'sk', [word]);

  expect([exactly.ids.length, exactly.hasMore]).toEqual([MOST_FOUND, false]);
  expect([more.ids.length, more.hasMore]).toEqual([MOST_FOUND, true]);
});

/** An index with the ids of the products that have each word in their names. */
const namedBy =
  (names: Record<string, number[]>): IndexReader =>
  async () => {
    const productIds = [...new Set(Object.values(names).flat())];
    const index = {
      ...{ productIds, popularities: productIds.map(() => 0), tally: null },
      places: new Map(productIds.map((id, place) => [id, place])),
    };
    const terms = Object.entries(names).map(([term, ids]) => {
      const places = Int32Array.from(ids.map((id) => productIds.indexOf(id)));
      return [term, { places, weights: new Uint8Array(ids.length).fill(60) }] as const;
    });
    return { index, terms: new Map(terms) };
  };
const wordOf = (term: string, more: Partial<WordMeaning> = {}): WordMeaning => ({
  ...{ ...word, typed: term, shown: term, isKind: false },
  ...{ terms: [{ term, level: 1 }], ...more },
});

test('when no product matches all words, the word for the product type is ignored last (P13)', async () => {
  const leather = wordOf('#material/leather');
  const gloves = wordOf('rukavice', { isKind: true });
  const forMen = wordOf('#department/men');
  const read = namedBy({ '#material/leather': [1, 2], '#department/men': [1, 2, 3], rukavice: [4] });

  expect(await findRanked(read, 'sk', [leather, gloves, forMen])).toMatchObject({ ids: [4], matched: new Set([1]) });
});

test('a product type takes precedence over another one after a preposition (P13)', async () => {
  const words = [wordOf('motýlik'), wordOf('#kind/suits', { isAside: true })];
  const read = namedBy({ motýlik: [1], '#kind/suits': [2, 3] });

  expect((await findRanked(read, 'sk', words)).ids).toEqual([1]);
});

test('when no product matches all words, material and pattern are ignored before the department (P13)', async () => {
  const trousers = wordOf('spodnie', { isKind: true });
  const words = [trousers, wordOf('#material/linen'), wordOf('#pattern/stripes'), wordOf('#department/women')];
  const read = namedBy({
    ...{ spodnie: [1, 2, 3, 4, 5], '#material/linen': [5], '#pattern/stripes': [5] },
    '#department/women': [1, 2, 3, 4],
  });

  expect(await findRanked(read, 'pl', words)).toMatchObject({ ids: [1, 2, 3, 4], matched: new Set([0, 3]) });
});

test('when few products match most of the words, other products of the same type follow (P13)', async () => {
  const words = [wordOf('bluzka', { isKind: true }), wordOf('#occasion/evening'), wordOf('#color/white')];
  const read = namedBy({ bluzka: [1, 2, 3], '#occasion/evening': [3], '#color/white': [2] });

  expect(await findRanked(read, 'pl', words)).toMatchObject({ ids: [3, 2, 1], matched: new Set([0]) });
});

test('a word that occurs only in descriptions affects the order of the results, and excludes none (P13)', async () => {
  const inTexts = wordOf('kieszen', { terms: [{ term: 'kieszen', level: IN_TEXTS }] });
  const read = namedBy({ sukienka: [1, 2, 3], kieszen: [2] });

  expect((await findRanked(read, 'pl', [wordOf('sukienka', { isKind: true }), inTexts])).ids).toEqual([2, 1, 3]);
});

test('in Hungarian the last of two product types is searched for (P13)', async () => {
  const read = namedBy({ kerámia: [1, 2], bögre: [3] });

  expect((await findRanked(read, 'hu', [wordOf('kerámia'), wordOf('bögre')])).ids).toEqual([3]);
});

test('with more words than bits in the masks, the least important words are ignored (P13)', async () => {
  const others = Array.from({ length: 17 }, (_, number) => wordOf(`word${number}`));
  const read = namedBy({ kabát: [1], ...Object.fromEntries(others.map(({ typed }) => [typed, [1]])) });

  const { ids, matched } = await findRanked(read, 'sk', [...others, word]);

  expect(ids).toEqual([1]);
  expect(matched.size).toBe(16);
  expect(matched.has(others.length)).toBe(true);
});
