import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { HelpAnswerSchema } from '../base/help.ts';
import { FacetsSchema, FiltersSchema, filterQuery } from './facets.ts';
import { ProductCardSchema } from './product-card.ts';

/** C5, P13. Orders of results: 1 best match, 2 cheapest, 3 most expensive, 4 biggest discount. */
export const searchSorts = [1, 2, 3, 4] as const;
export type SearchSort = (typeof searchSorts)[number];

/** C3: maximum length of the search box in the header. */
export const SEARCH_LENGTH = 100;

const PhraseSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SEARCH_LENGTH));

const wholeNumber = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(min), v.maxValue(max));

/** P13. One page of the results for a term, tolerant of typos, accents and word endings. */
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
    /** C2: an address to redirect to instead of showing results. */
    redirect: v.nullable(v.string()),
    /** The corrected or shortened term with the shown results, when the whole term found nothing. */
    shownFor: v.optional(v.nullable(v.string()), null),
    /** A suggested other term, when few results were found. */
    didYouMean: v.optional(v.nullable(v.string()), null),
    /** What was asked for and the shop does not sell: a brand or a kind of goods. The results are what comes nearest. */
    notSold: v.optional(v.nullable(v.object({ kind: v.picklist(['brand', 'goods']), name: v.string() })), null),
    /** The words are in descriptions only, so that the results may be something else. */
    isOnlyDescribed: v.optional(v.boolean(), false),
    /** What the help answers to the term; shown above the products. */
    answers: v.optional(v.array(HelpAnswerSchema), []),
    sort: v.picklist(searchSorts),
    filters: FiltersSchema,
    facets: FacetsSchema,
    page: v.number(),
    pageCount: v.number(),
    /** The number with these filters; pages reach all of them. */
    productCount: v.number(),
    /** Only so many of the best results are listed and counted, because more were found; `null`: all are listed. */
    listedBest: v.optional(v.nullable(v.number()), null),
    products: v.array(ProductCardSchema),
    /** Suggested categories when nothing is found. */
    categories: v.array(v.object({ name: v.string(), url: v.string() })),
    /** Bestsellers when nothing is found. */
    popular: v.optional(v.array(ProductCardSchema), []),
  }),
});
export type SearchResults = v.InferOutput<typeof readSearch.body>;

/** C3. Popular search terms that begin with the input, and the first products for it. */
export const readSuggestion = endpoint({
  method: 'GET',
  path: '/catalog/suggestion/{phrase}',
  summary: 'C3. Suggestions for a phrase, in the language of the country',
  params: v.object({ phrase: PhraseSchema }),
  body: v.object({
    /** `url`: of a category; without one, `name` is searched for. `products`: the number of results. */
    items: v.array(
      v.object({
        name: v.string(),
        url: v.optional(v.nullable(v.string()), null),
        products: v.optional(v.nullable(v.number()), null),
      }),
    ),
    /** Answers of the help, with their addresses. */
    answers: v.optional(v.array(v.object({ question: v.string(), url: v.string() })), []),
    products: v.array(ProductCardSchema),
    /** How many the results page lists. */
    productCount: v.number(),
    /** More products match than are listed. */
    hasMore: v.optional(v.boolean(), false),
  }),
});
export type Suggestion = v.InferOutput<typeof readSuggestion.body>;

/** How many of the last viewed products are shown. */
export const MOST_VIEWED = 4;

/** C4. Shown before anything is typed: popular search terms, and cards of the products that the visitor viewed last. */
export const readSearchStart = endpoint({
  method: 'GET',
  path: '/catalog/search-start',
  summary: 'C4. Popular searches, and the cards of the last viewed and of the most liked products',
  query: v.object({
    /** Catalogue numbers separated by commas, the latest first; products that are not sold any more are left out. */
    viewed: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  }),
  body: v.object({
    popular: v.array(v.object({ name: v.string(), products: v.number() })),
    viewed: v.array(ProductCardSchema),
    /** What the country likes most; missing from older servers. */
    liked: v.optional(v.array(ProductCardSchema)),
  }),
});
export type SearchStart = v.InferOutput<typeof readSearchStart.body>;
