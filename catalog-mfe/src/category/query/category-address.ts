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

/** What a category is narrowed to. */
export type Narrowing = Snapshot<Filters>;

/** A page of a category or of what is found for a term, as its address names it. */
export interface CategoryAddress extends List {
  /** C5: 0–7, for results 1–4; the first is the shop's own order. */
  sort: number;
  /** From 1. */
  page: number;
  filters: Narrowing;
}

/** Whose goods are listed. */
export interface List {
  /** Of a category; the term of results. */
  slug: string;
  isSearch?: boolean;
}

/** Goods to choose from, as both kinds of list have them. */
export type Goods = Snapshot<
  Pick<Category, 'filters' | 'facets' | 'page' | 'pageCount' | 'productCount' | 'products'> &
    Partial<Pick<SearchResults, 'listedBest'>> &
    List & { sort: number }
>;

export const pathOf = ({ slug, isSearch }: List) => (isSearch ? searchUrl(slug) : `/c/${slug}`);

/** C5. */
export const sortsOf = ({ isSearch }: Pick<List, 'isSearch'>): readonly number[] =>
  isSearch ? searchSorts : categorySorts;

export const firstSort = (list: Pick<List, 'isSearch'>) => sortsOf(list)[0] ?? 0;

/** Where the filters are on a page without scripts. */
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

/** What an address asks for; a sort or a page that makes no sense is the first one, a filter that makes none is no filter. */
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

/** A step of an address as it was written; one that nobody wrote stays what it is. */
export function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

/** Whole major units; `null` when it is none. */
export const readPrice = (text: string | null) => (/^\d{1,8}$/.test(text ?? '') ? Number(text) : null);

/** The other way round; what is the first or the usual is left out. */
export function writeAddress({ sort, page, filters, ...list }: CategoryAddress): string {
  const query = new URLSearchParams([
    ...fieldsOf(filters),
    ...(sort > firstSort(list) ? [['sort', String(sort)]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]);
  return `${pathOf(list)}${query.size > 0 ? `?${query}` : ''}`;
}

/** Filters as a form sends them: a name for every value. */
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
 * The address of what was found, when another one was asked for: older ones name sizes without their kinds and single colours, and
 * what the shop does not know is not asked for.
 */
export function understoodAddress(asked: CategoryAddress, filters: Narrowing): string | undefined {
  const understood = writeAddress({ ...asked, filters });
  return understood === writeAddress(asked) ? undefined : understood;
}

export const isNarrowed = (filters: Narrowing) => fieldsOf(filters).length > 0;

const isSupply = (code: string): code is Supply => code === 'now' || code === 'later';
