import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { FacetsSchema, FiltersSchema, filterQuery } from './facets.ts';
import { ProductCardSchema } from './product-card.ts';

/** C5, P13. How results are ordered: 1 best match, 2 cheapest, 3 most expensive, 4 biggest reduction. */
export const searchSorts = [1, 2, 3, 4] as const;
export type SearchSort = (typeof searchSorts)[number];

/** C3: what the box of the header takes. */
export const SEARCH_LENGTH = 100;

const PhraseSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SEARCH_LENGTH));

const wholeNumber = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(min), v.maxValue(max));

/** P13. One page of what is found for a term: forgiving of typos, accents and endings. */
export const readSearch = endpoint({
  method: 'GET',
  path: '/catalog/search',
  summary: 'P13. One page of what is found for a term',
  query: v.object({
    q: PhraseSchema,
    sort: v.optional(wholeNumber(1, 4), '1'),
    /** From 1. A page beyond the last one is `not-found`. */
    page: v.optional(wholeNumber(1, 10_000), '1'),
    ...filterQuery,
  }),
  body: v.object({
    term: v.string(),
    /** C2: where the term leads to in place of results. */
    redirect: v.nullable(v.string()),
    /** What the results are for when nothing was found for the whole term: it was mistyped, or words of it were left out. */
    shownFor: v.optional(v.nullable(v.string()), null),
    /** What may have been meant, when little was found. */
    didYouMean: v.optional(v.nullable(v.string()), null),
    sort: v.picklist(searchSorts),
    filters: FiltersSchema,
    facets: FacetsSchema,
    page: v.number(),
    pageCount: v.number(),
    /** With these filters; all of them can be reached by pages. */
    productCount: v.number(),
    /** More goods have the words than are listed and counted, which are the best ones: so many. `null`: all are listed. */
    listedBest: v.optional(v.nullable(v.number()), null),
    products: v.array(ProductCardSchema),
    /** Where to go on when nothing is found. */
    categories: v.array(v.object({ name: v.string(), url: v.string() })),
    /** What is bought most, when nothing is found. */
    popular: v.optional(v.array(ProductCardSchema), []),
  }),
});
export type SearchResults = v.InferOutput<typeof readSearch.body>;

/** C3. What people look for that begin like this, and the first products of it. */
export const readSuggestion = endpoint({
  method: 'GET',
  path: '/catalog/suggestion/{phrase}',
  summary: 'C3. Suggestions for a phrase, in the language of the country',
  params: v.object({ phrase: PhraseSchema }),
  body: v.object({
    /** `url`: of a category; what has none is searched for. `products`: how many there are. */
    items: v.array(
      v.object({
        name: v.string(),
        url: v.optional(v.nullable(v.string()), null),
        products: v.optional(v.nullable(v.number()), null),
      }),
    ),
    products: v.array(ProductCardSchema),
    /** How many the page of results lists. */
    productCount: v.number(),
    /** More goods have the words than are listed. */
    hasMore: v.optional(v.boolean(), false),
  }),
});
export type Suggestion = v.InferOutput<typeof readSuggestion.body>;

/** How many products that were viewed last are shown. */
export const MOST_VIEWED = 4;

/** C4. What is shown before anything is typed: what many look for, and the cards of what this visitor has viewed last. */
export const readSearchStart = endpoint({
  method: 'GET',
  path: '/catalog/search-start',
  summary: 'C4. Popular searches, and the cards of products that were viewed last',
  query: v.object({
    /** Catalogue numbers with commas, the latest first; of others than the shop sells nothing is shown. */
    viewed: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  }),
  body: v.object({
    popular: v.array(v.object({ name: v.string(), products: v.number() })),
    viewed: v.array(ProductCardSchema),
  }),
});
export type SearchStart = v.InferOutput<typeof readSearchStart.body>;
