import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { AddressesSchema } from '../base/sitemap.ts';
import { FacetsSchema, FiltersSchema, filterQuery } from './facets.ts';
import { BreadcrumbSchema, ProductCardSchema } from './product-card.ts';
import { SlugSchema } from './slug.ts';

/**
 * C5, P12. Orders of a category: 0 bestsellers, 1 newest, 2 cheapest, 3 most expensive, 4 biggest discount, 5 best
 * rated, 6 name A–Z, 7 name Z–A.
 */
export const categorySorts = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Query parameters are strings; anything but a whole number in the range is refused. */
const wholeNumber = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(min), v.maxValue(max));

/** Divisible by two, three and four, so that all rows are full. */
export const CATEGORY_PAGE_SIZE = 48;

/** P12. One page of a category, with its subcategories and breadcrumbs. */
export const readCategory = endpoint({
  method: 'GET',
  path: '/catalog/category/{slug}',
  summary: 'P12. One page of a category',
  params: v.object({ slug: SlugSchema }),
  query: v.object({
    sort: v.optional(wholeNumber(0, 7), '0'),
    /** From 1. A page beyond the last one is `not-found`. */
    page: v.optional(wholeNumber(1, 10_000), '1'),
    ...filterQuery,
  }),
  body: v.object({
    id: v.string(),
    name: v.string(),
    slug: v.string(),
    addresses: AddressesSchema,
    description: v.string(),
    breadcrumbs: v.array(BreadcrumbSchema),
    subcategories: v.array(v.object({ name: v.string(), url: v.string() })),
    sort: v.picklist(categorySorts),
    /** The requested filters, without unknown ones. */
    filters: FiltersSchema,
    facets: FacetsSchema,
    page: v.number(),
    pageCount: v.number(),
    /** The number with these filters. */
    productCount: v.number(),
    products: v.array(ProductCardSchema),
  }),
});
export type Category = v.InferOutput<typeof readCategory.body>;
