import { listQuery } from '../../addresses.ts';
import { fieldsOf, noFilters, readAddress, writeAddress } from './category-address.ts';

const read = (query: string) => readAddress({ params: { slug: 'zeny' }, query: new URLSearchParams(query) });
const first = { slug: 'zeny', sort: 0, page: 1, filters: noFilters };

test('a URL without a query is the first page in the default sort order', () => {
  expect(read('')).toEqual(first);
});

test('sort order and page are read from the URL', () => {
  expect(read('sort=3&page=2')).toEqual({ ...first, sort: 3, page: 2 });
});

test.each(['sort=8', 'sort=-1', 'sort=abc', 'sort=1.5'])('%s is not a valid sort order', (query) => {
  expect(read(query).sort).toBe(0);
});

test.each(['page=0', 'page=-2', 'page=abc', 'page=1.5'])('%s is not a valid page', (query) => {
  expect(read(query).page).toBe(1);
});

test('default values are left out of the URL', () => {
  expect(writeAddress(first)).toBe('/c/zeny');
  expect(writeAddress({ ...first, sort: 2 })).toBe('/c/zeny?sort=2');
  expect(writeAddress({ ...first, sort: 2, page: 3 })).toBe('/c/zeny?sort=2&page=3');
});

test('filters are written to the URL as form fields and read back', () => {
  const filters = {
    size: ['clothes-38', 'clothes-xl'],
    color: ['black'],
    type: ['kabaty'],
    material: ['polyester-recycled'],
    supply: ['now' as const],
    from: 20,
    to: 90,
    sale: true,
    rating: 4.5 as const,
  };
  const url = writeAddress({ ...first, sort: 1, filters });

  expect(url).toBe(
    '/c/zeny?size=clothes-38&size=clothes-xl&color=black&type=kabaty&material=polyester-recycled&supply=now&from=20&to=90&sale=1&rating=4.5&sort=1',
  );
  expect(read(url.split('?')[1] ?? '')).toEqual({ ...first, sort: 1, filters });
  // The server only passes on the query parameters that the page declares.
  expect(listQuery).toEqual(expect.arrayContaining(fieldsOf(filters).map(([name]) => name)));
});

test('empty form fields are ignored', () => {
  expect(read('from=&to=&sort=0')).toEqual(first);
});

test.each([
  'size=<script>',
  'color=%F0%9F%98%80',
  'supply=maybe',
  'from=-5',
  'to=1e3',
  'from=12.50',
  'sale=yes',
  'rating=9',
])('%s is not a valid filter', (query) => {
  expect(read(query).filters).toEqual(noFilters);
});

test('duplicate filter values are removed', () => {
  expect(read('size=38&size=38').filters.size).toEqual(['38']);
});

test('the search term is decoded from the URL; a malformed term stays unchanged', () => {
  const address = readAddress({ params: { term: 'kab%C3%A1t%20zimn%C3%BD' }, query: new URLSearchParams('sort=3') });

  expect(address).toMatchObject({ slug: 'kabát zimný', isSearch: true, sort: 3 });
  expect(writeAddress(address)).toBe('/search/kab%C3%A1t%20zimn%C3%BD/?sort=3');
  expect(readAddress({ params: { term: '%E0%A4' }, query: new URLSearchParams() }).slug).toBe('%E0%A4');
});
