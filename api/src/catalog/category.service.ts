import {
  type AnswerOf,
  CATEGORY_PAGE_SIZE,
  type CountryCode,
  categorySorts,
  type QueryOf,
  type readCategory,
} from '@odeta/contracts';
import { ApiError } from '../http/api-error.ts';
import { categoryAddresses, categoryUrl } from '../settings/page-urls.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { countFound, facetsOf } from './facets.ts';
import { countGoods, findProductIds } from './listing.repository.ts';
import { filtersOf, listingFilterOf } from './listing-filter.ts';
import { findCards } from './product-card.repository.ts';
import { productCardOf } from './product-card.ts';

/** A category with the products of all its subcategories. The first page exists even without products. */
export async function showCategory(
  { db, settings }: SettingsDeps,
  country: CountryCode,
  slug: string,
  { page, sort: sortNumber, ...asked }: QueryOf<typeof readCategory>,
): Promise<AnswerOf<typeof readCategory>> {
  const shop = settings.of(country);
  const { categories } = shop;
  const category = categories.findBySlug(slug);
  if (!category) throw new ApiError('not-found');

  const sort = categorySorts[sortNumber] ?? 0;
  const filters = filtersOf(asked, settings.current(), shop);
  const filter = listingFilterOf(filters, settings.current(), shop, { categoryId: category.id });
  const offset = (page - 1) * CATEGORY_PAGE_SIZE;
  // Cards are loaded in parallel with the counts.
  const findPage = async () => {
    const ids = await findProductIds(db, filter, { sort, limit: CATEGORY_PAGE_SIZE, offset });
    return findCards(db, country, ids, filter.colors);
  };
  const [counted, rows] = await Promise.all([countGoods(db, filter), findPage()]);
  const productCount = countFound(counted);
  const pageCount = Math.max(1, Math.ceil(productCount / CATEGORY_PAGE_SIZE));
  if (page > pageCount) throw new ApiError('not-found');

  return {
    id: String(category.id),
    name: category.name,
    slug,
    addresses: categoryAddresses(settings.current(), category.id),
    description: category.description,
    breadcrumbs: categories.breadcrumbsOf(category.id),
    subcategories: categories
      .childrenOf(category.id)
      .map((child) => ({ name: child.name, url: categoryUrl(child.slug) })),
    sort,
    filters,
    facets: facetsOf(counted, settings.current(), shop),
    page,
    pageCount,
    productCount,
    products: rows.map((row) => productCardOf(row, shop)),
  };
}
