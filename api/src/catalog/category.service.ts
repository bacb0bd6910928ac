import { type AnswerOf, CATEGORY_PAGE_SIZE, type CountryCode, type readCategory } from '@odeta/shared/contracts';
import type { Deps } from '../http/deps.ts';
import { Refusal } from '../http/refusal.ts';
import { categoryUrl } from '../shop/addresses.ts';
import { type CategorySort, countCategoryProducts, findCategoryCards } from './product-card.repository.ts';
import { productCardOf } from './product-card.ts';

interface Asked {
  country: CountryCode;
  slug: string;
  sort: CategorySort;
  page: number;
}

/** P12. A category with the goods of everything below it. Its first page is there even when it is empty. */
export async function showCategory(
  { db, settings }: Deps,
  { country, slug, sort, page }: Asked,
): Promise<AnswerOf<typeof readCategory>> {
  const shop = settings.of(country);
  const { categories } = shop;
  const category = categories.findBySlug(slug);
  if (!category) throw new Refusal('not-found');

  const categoryIds = categories.withDescendants(category.id);
  const productCount = await countCategoryProducts(db, { country, categoryIds });
  const pageCount = Math.max(1, Math.ceil(productCount / CATEGORY_PAGE_SIZE));
  if (page > pageCount) throw new Refusal('not-found');

  const offset = (page - 1) * CATEGORY_PAGE_SIZE;
  const rows = await findCategoryCards(db, { country, categoryIds, sort, limit: CATEGORY_PAGE_SIZE, offset });
  return {
    id: String(category.id),
    name: category.name,
    slug,
    description: category.description,
    breadcrumbs: categories.breadcrumbsOf(category.id),
    subcategories: categories
      .childrenOf(category.id)
      .map((child) => ({ name: child.name, url: categoryUrl(child.slug) })),
    sort,
    page,
    pageCount,
    productCount,
    products: rows.map((row) => productCardOf(row, shop)),
  };
}
