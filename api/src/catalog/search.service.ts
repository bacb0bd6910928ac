import {
  type AnswerOf,
  CATEGORY_PAGE_SIZE,
  type CountryCode,
  type Filters,
  MOST_VIEWED,
  type QueryOf,
  type readSearch,
  type readSearchStart,
  type readSuggestion,
  type SearchSort,
  searchSorts,
  searchTermOf,
  searchUrl,
} from '@odeta/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { readAskedPrice } from '../search/asked-price.ts';
import type { HelpSearch } from '../search/help/help-search.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { nothingFound } from '../search/search-engine.ts';
import { typedWordsOf } from '../search/search-words.ts';
import { categoryUrl } from '../settings/page-urls.ts';
import type { CountrySettings } from '../settings/settings.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { countFound, facetsOf } from './facets.ts';
import { countGoods } from './listing.repository.ts';
import { filtersOf, listingFilterOf } from './listing-filter.ts';
import { isAsFound, type ListingSort } from './listing-page.ts';
import { findCards, findIdsByNumbers, findSuggestedCards } from './product-card.repository.ts';
import { productCardOf } from './product-card.ts';
import { sizeTablesFor } from './size-table-search.ts';

/** What knows the goods: the database, or a replica of it, and the search in it. */
export interface Goods {
  db: Kysely<Database>;
  search: SearchEngine;
}

export interface SearchDeps extends SettingsDeps, Goods {
  helpSearch: HelpSearch;
  /** A search found nothing. */
  onNothingFound?: (country: CountryCode, typed: string) => void;
}

/** Not including categories. */
const SUGGESTIONS = 6;
const SUGGESTED_PRODUCTS = 4;
/** A row. */
const LIKED = 4;
/** Popular products that are shown when nothing is found. */
const POPULAR_PRODUCTS = 8;

/** C5: the four orders of search results. */
const sorts: Record<SearchSort, ListingSort> = { 1: 'found', 2: 2, 3: 3, 4: 4 };

export async function showResults(
  deps: SearchDeps,
  country: CountryCode,
  { q, page, sort: sortNumber, ...asked }: QueryOf<typeof readSearch>,
): Promise<AnswerOf<typeof readSearch>> {
  const { db, settings } = deps;
  const shop = settings.of(country);
  const sort = searchSorts.find((one) => one === sortNumber) ?? 1;
  const { answers, goods } = await findAll(deps, country, q);
  const { ids: found, hasMore, colors: meantColors, ...meant } = goods;
  const filters = filtersOf(asked, settings.current(), shop);
  const filter = listingFilterOf(filters, settings.current(), shop, { found });
  const requested = { sort: sorts[sort], limit: CATEGORY_PAGE_SIZE, offset: (page - 1) * CATEGORY_PAGE_SIZE };
  const isKnown = isAsFound(filter, requested);
  const counting = countGoods(db, filter, isKnown ? null : requested);
  // If the ids are known, cards are loaded in parallel with the counts.
  const findPage = async () => {
    const ids = isKnown ? found.slice(requested.offset, requested.offset + requested.limit) : (await counting).ids;
    return findCards(db, country, ids, filter.colors.length > 0 ? filter.colors : meantColors);
  };
  const [counted, rows] = await Promise.all([counting, findPage()]);
  const productCount = countFound(counted);
  const pageCount = Math.max(1, Math.ceil(productCount / CATEGORY_PAGE_SIZE));
  if (page > pageCount) throw new ApiError('not-found');

  if (found.length === 0) deps.onNothingFound?.(country, q);
  const popular = found.length > 0 ? [] : await findPopularCards(db, country);
  return {
    term: q,
    ...meant,
    answers,
    redirect: sizeTablesFor(q, shop) ?? pricedResults(q, filters, shop),
    sort,
    filters,
    facets: facetsOf(counted, settings.current(), shop),
    page,
    pageCount,
    productCount,
    listedBest: hasMore ? found.length : null,
    products: rows.map((row) => productCardOf(row, shop)),
    categories: found.length > 0 ? [] : departmentsOf(shop),
    popular: popular.map((row) => productCardOf(row, shop)),
  };
}

/** Answers of the help, and the products for the words that do not ask for these. */
async function findAll({ settings, search, helpSearch }: SearchDeps, country: CountryCode, phrase: string) {
  const { answers, words } = helpSearch.asked(settings.of(country), phrase);
  if (answers.length === 0) return { answers, goods: await search.find(country, phrase) };
  const rest = typedWordsOf(phrase).filter((word) => !words.has(word));
  const goods = rest.length > 0 ? await search.find(country, rest.join(' '), { isCorrected: false }) : nothingFound();
  return { answers, goods };
}

/** Price limits in the term become a filter, which visitors can see, change and remove. */
function pricedResults(term: string, { from, to }: Filters, { country }: CountrySettings): string | null {
  const asked = readAskedPrice(country.language, term);
  const rest = asked && searchTermOf(asked.rest);
  if (!asked || !rest || from !== null || to !== null) return null;
  const limits = [
    ['from', asked.from],
    ['to', asked.to],
  ].filter(([, price]) => price !== null);
  return `${searchUrl(rest)}?${limits.map(([name, price]) => `${name}=${price}`).join('&')}`;
}

const departmentsOf = ({ categories }: CountrySettings) =>
  categories.all
    .filter(({ parentId }) => parentId === null)
    .map(({ name, slug }) => ({ name, url: categoryUrl(slug) }));

const findPopularCards = (db: SettingsDeps['db'], country: CountryCode) =>
  findSuggestedCards(db, { country, categoryIds: null, without: [], limit: POPULAR_PRODUCTS });

/** Suggested phrases and products, categories first. Typing errors are corrected. */
export async function suggest(
  deps: SearchDeps,
  country: CountryCode,
  phrase: string,
): Promise<AnswerOf<typeof readSuggestion>> {
  const { db, settings, search } = deps;
  const shop = settings.of(country);
  const [items, { answers, goods }] = await Promise.all([
    search.suggest(country, phrase, SUGGESTIONS),
    findAll(deps, country, phrase),
  ]);
  const { ids, hasMore, colors } = goods;
  const rows = await findCards(db, country, ids.slice(0, SUGGESTED_PRODUCTS), colors);
  return {
    items,
    answers: answers.map(({ question, url }) => ({ question, url })),
    products: rows.map((row) => productCardOf(row, shop)),
    productCount: ids.length,
    hasMore,
  };
}

export async function startSearch(
  { db, settings, search }: SearchDeps,
  country: CountryCode,
  viewed: string,
): Promise<AnswerOf<typeof readSearchStart>> {
  const shop = settings.of(country);
  const numbers = viewed.split(',').slice(0, MOST_VIEWED);
  const [popular, ids, liked] = await Promise.all([
    search.popular(country, SUGGESTIONS),
    findIdsByNumbers(db, numbers),
    findSuggestedCards(db, { country, categoryIds: null, without: [], limit: LIKED }),
  ]);
  const rows = await findCards(db, country, ids, []);
  return {
    popular: popular.map(({ name, products }) => ({ name, products })),
    viewed: rows.map((row) => productCardOf(row, shop)),
    liked: liked.map((row) => productCardOf(row, shop)),
  };
}
