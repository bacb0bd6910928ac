import { categorySorts } from '@odeta/shared/contracts';
import type { PageLocation } from '@odeta/shared/storefront';

/** A page of a category, as its address names it. */
export interface CategoryAddress {
  slug: string;
  /** C5: 0–7; 0 is the shop's own order. */
  sort: number;
  /** From 1. */
  page: number;
}

/** What an address asks for; a sort or a page that makes no sense is the first one. */
export function readAddress({ params, query }: Pick<PageLocation, 'params' | 'query'>): CategoryAddress {
  const sort = Number(query.get('sort'));
  const page = Number(query.get('page'));
  return {
    slug: params.slug ?? '',
    sort: categorySorts.some((known) => known === sort) ? sort : 0,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The other way round; what is the first or the usual is left out. */
export function writeAddress({ slug, sort, page }: CategoryAddress): string {
  const query = new URLSearchParams({ ...(sort > 0 && { sort: `${sort}` }), ...(page > 1 && { page: `${page}` }) });
  return `/c/${slug}${query.size > 0 ? `?${query}` : ''}`;
}
