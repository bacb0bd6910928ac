import { readAddress, writeAddress } from './category-address.ts';

const read = (query: string) => readAddress({ params: { slug: 'zeny' }, query: new URLSearchParams(query) });

test('an address without a query is the first page in the order of the shop', () => {
  expect(read('')).toEqual({ slug: 'zeny', sort: 0, page: 1 });
});

test('order and page stand in the address', () => {
  expect(read('sort=3&page=2')).toEqual({ slug: 'zeny', sort: 3, page: 2 });
});

test.each(['sort=8', 'sort=-1', 'sort=abc', 'sort=1.5'])('%s is no order', (query) => {
  expect(read(query).sort).toBe(0);
});

test.each(['page=0', 'page=-2', 'page=abc', 'page=1.5'])('%s is no page', (query) => {
  expect(read(query).page).toBe(1);
});

test('what is usual is left out of an address', () => {
  expect(writeAddress({ slug: 'zeny', sort: 0, page: 1 })).toBe('/c/zeny');
  expect(writeAddress({ slug: 'zeny', sort: 2, page: 1 })).toBe('/c/zeny?sort=2');
  expect(writeAddress({ slug: 'zeny', sort: 2, page: 3 })).toBe('/c/zeny?sort=2&page=3');
});
