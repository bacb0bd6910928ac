import {
  type Category,
  categorySorts,
  type Filters,
  ratingSteps,
  type SearchResults,
  type Supply,
  searchSorts,
  searchUrl,
} from '@odeta/contracts';
import type { PageLocation } from '@odeta/storefront';
import type { Snapshot } from '@odeta/storefront/state';

/** The filters of a list. */
export type Narrowing = Snapshot<Filters>;

/** A page of a category or of search results, as described by its URL. */
export interface CategoryAddress extends List {
  /** C5: 0–7, for search results 1–4; the first one is the shop's own order. */
  sort: number;
  /** From 1. */
  page: number;
  filters: Narrowing;
}

/** The category or search whose goods are listed. */
export interface List {
  /** Of the category, or the search term. */
  slug: string;
  isSearch?: boolean;
}

/** The parts that categories and search results have in common. */
export type Goods = Snapshot<
  Pick<Category, 'filters' | 'facets' | 'page' | 'pageCount' | 'productCount' | 'products'> &
    Partial<Pick<SearchResults, 'listedBest'>> &
    List & { sort: number }
>;

export const pathOf = ({ slug, isSearch }: List) => (isSearch ? searchUrl(slug) : `/c/${slug}`);

export const sortsOf = ({ isSearch }: Pick<List, 'isSearch'>): readonly number[] =>
  isSearch ? searchSorts : categorySorts;

export const firstSort = (list: Pick<List, 'isSearch'>) => sortsOf(list)[0] ?? 0;

/** The id of the filters, to which a link leads on a page without scripts. */
export const FILTERS_ID = 'filters';

export const noFilters: Narrowing = {
  size: [],
  color: [],
  type: [],
  material: [],
  supply: [],
  from: null,
  to: null,
  sale: false,
  rating: null,
};

/** Parses a URL. An invalid sort order or page becomes the first one, and an invalid filter is ignored. */
export function readAddress({ params, query }: Pick<PageLocation, 'params' | 'query'>): CategoryAddress {
  const term = params.term === undefined ? undefined : decoded(params.term);
  const list = term === undefined ? { slug: params.slug ?? '' } : { slug: term, isSearch: true };
  const sort = Number(query.get('sort'));
  const page = Number(query.get('page'));
  const codes = (name: string) => [...new Set(query.getAll(name))].filter((code) => /^[a-z0-9-]{1,120}$/.test(code));
  return {
    ...list,
    sort: sortsOf(list).includes(sort) ? sort : firstSort(list),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    filters: {
      size: codes('size'),
      color: codes('color'),
      type: codes('type'),
      material: codes('material'),
      supply: codes('supply').filter(isSupply),
      from: readPrice(query.get('from')),
      to: readPrice(query.get('to')),
      sale: query.get('sale') === '1',
      rating: ratingSteps.find((step) => String(step) === query.get('rating')) ?? null,
    },
  };
}

/** A path segment without percent-encoding; invalid encoding stays as it is. */
export function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

/** In whole major units; `null` for other texts. */
export const readPrice = (text: string | null) => (/^\d{1,8}$/.test(text ?? '') ? Number(text) : null);

/** The inverse of `readAddress`; first and default values are left out. */
export function writeAddress({ sort, page, filters, ...list }: CategoryAddress): string {
  const query = new URLSearchParams([
    ...fieldsOf(filters),
    ...(sort > firstSort(list) ? [['sort', String(sort)]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]);
  return `${pathOf(list)}${query.size > 0 ? `?${query}` : ''}`;
}

/** The filters in the format of an HTML form: one name for every value. */
export function fieldsOf({
  size,
  color,
  type,
  material,
  supply,
  from,
  to,
  sale,
  rating,
}: Narrowing): [name: string, value: string][] {
  const all = (name: string, codes: readonly string[]) => codes.map((code): [string, string] => [name, code]);
  return [
    ...all('size', size),
    ...all('color', color),
    ...all('type', type),
    ...all('material', material),
    ...all('supply', supply),
    ...all('from', from === null ? [] : [String(from)]),
    ...all('to', to === null ? [] : [String(to)]),
    ...all('sale', sale ? ['1'] : []),
    ...all('rating', rating === null ? [] : [String(rating)]),
  ];
}

/**
 * The URL of the list that was found, if it differs from the requested one: older URLs have sizes without their kinds and single colours,
 * and filters that the shop does not know are removed.
 */
export function understoodAddress(asked: CategoryAddress, filters: Narrowing): string | undefined {
  const understood = writeAddress({ ...asked, filters });
  return understood === writeAddress(asked) ? undefined : understood;
}

export const isNarrowed = (filters: Narrowing) => fieldsOf(filters).length > 0;

const isSupply = (code: string): code is Supply => code === 'now' || code === 'later';
