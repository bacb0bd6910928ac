import {
  type AnswerOf,
  CATEGORY_PAGE_SIZE,
  type CountryCode,
  type QueryOf,
  type readSearch,
  type readSuggestion,
  type SearchSort,
  searchSorts,
} from '@odeta/contracts';
import { ApiError } from '../http/api-error.ts';
import { categoryUrl } from '../settings/page-urls.ts';
import type { CountrySettings } from '../settings/settings.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { countFound, facetsOf } from './facets.ts';
import { findProducts, understand } from './find-products.ts';
import { countColors, findGroups, findProductIds, type ListingSort } from './listing.repository.ts';
import { filtersOf, listingFilterOf } from './listing-filter.ts';
import { findCards } from './product-card.repository.ts';
import { productCardOf } from './product-card.ts';
import { findPhrases } from './search.repository.ts';
import { sizeTablesFor } from './size-table-search.ts';

const SUGGESTIONS = 6;
const SUGGESTED_PRODUCTS = 4;

/** C5. */
const sorts: Record<SearchSort, ListingSort> = { 1: 'found', 2: 2, 3: 3, 4: 4 };

/** P13. */
export async function showResults(
  { db, settings }: SettingsDeps,
  country: CountryCode,
  { q, page, sort: sortNumber, ...asked }: QueryOf<typeof readSearch>,
): Promise<AnswerOf<typeof readSearch>> {
  const shop = settings.of(country);
  const sort = searchSorts.find((one) => one === sortNumber) ?? 1;
  const found = await findProducts(db, country, await understand(db, country, q));
  const filters = filtersOf(asked, settings.current(), shop);
  const filter = listingFilterOf(filters, settings.current(), shop, { found });
  const offset = (page - 1) * CATEGORY_PAGE_SIZE;
  const [groups, colors, ids] = await Promise.all([
    findGroups(db, filter),
    countColors(db, filter),
    findProductIds(db, filter, { sort: sorts[sort], limit: CATEGORY_PAGE_SIZE, offset }),
  ]);
  const productCount = countFound(groups);
  const pageCount = Math.max(1, Math.ceil(productCount / CATEGORY_PAGE_SIZE));
  if (page > pageCount) throw new ApiError('not-found');

  const rows = await findCards(db, country, ids, filter.colors);
  return {
    term: q,
    redirect: sizeTablesFor(q, shop),
    sort,
    filters,
    facets: facetsOf(groups, colors, settings.current(), shop),
    page,
    pageCount,
    productCount,
    products: rows.map((row) => productCardOf(row, shop)),
    categories: found.length > 0 ? [] : departmentsOf(shop),
  };
}

const departmentsOf = ({ categories }: CountrySettings) =>
  categories.all
    .filter(({ parentId }) => parentId === null)
    .map(({ name, slug }) => ({ name, url: categoryUrl(slug) }));

/** C3. Names that begin like what is typed; for a typing error those of the words that are meant. */
export async function suggest(
  { db, settings }: SettingsDeps,
  country: CountryCode,
  phrase: string,
): Promise<AnswerOf<typeof readSuggestion>> {
  const shop = settings.of(country);
  const meaning = await understand(db, country, phrase);
  const { typed, groups } = meaning;
  if (typed.length === 0) return { items: [], products: [], productCount: 0 };
  const direct = await findPhrases(
    db,
    country,
    typed.map((word) => [word]),
    SUGGESTIONS,
  );
  const names = direct.length === 0 && groups.length > 0 ? await findPhrases(db, country, groups, SUGGESTIONS) : direct;
  const found = await findProducts(db, country, meaning);
  const rows = await findCards(db, country, found.slice(0, SUGGESTED_PRODUCTS), []);
  return {
    items: names.map((name) => ({ name })),
    products: rows.map((row) => productCardOf(row, shop)),
    productCount: found.length,
  };
}
