import type { Category } from '@odeta/contracts';
import type { PageLocation, PageMeta, Storefront } from '@odeta/storefront';
import { previewOf } from '../page/link-preview.ts';
import { notFoundMeta } from '../page/not-found-meta.ts';
import { breadcrumbData, defined } from '../page/search-engine-data.ts';
import { createCategoryStore } from './category.store.ts';
import { isNarrowed, readAddress, understoodAddress, writeAddress } from './query/category-address.ts';

/** Search engines index every page of the default order; another order or a filtered list has no new content for them. */
export function categoryMeta(storefront: Storefront, location: PageLocation): PageMeta {
  const { status, category } = storefront.storeOf(createCategoryStore).state;
  const { i18n } = storefront;
  if (status === 'not-found') return notFoundMeta(storefront);
  const address = readAddress(location);
  const { sort, page, filters } = address;
  const isUnindexed = sort > 0 || isNarrowed(filters);
  if (!category) return { title: i18n.t('title', { ns: 'shell' }), ...(isUnindexed && { robots: 'noindex' }) };

  const { slug, breadcrumbs } = category;
  const name = nameOf(category, storefront);
  const key = page > 1 ? 'category.title-of-page' : 'category.title';
  const meta = {
    title: i18n.t(key, { ns: 'catalog', name, page }),
    description: descriptionOf(category, storefront),
    structuredData: [breadcrumbData(breadcrumbs, i18n.t('ui.home', { ns: 'shell' }))],
    preview: previewOf(category.products.map(({ picture }) => picture)),
  };
  const redirect = understoodAddress(address, category.filters);
  if (isUnindexed) return { ...meta, robots: 'noindex', ...(redirect && { redirect }) };
  const canonical = writeAddress({ slug, sort, page, filters });
  // Page 2 in another country has other goods.
  return page > 1 ? { ...meta, canonical } : { ...meta, canonical, alternates: defined(category.addresses) };
}

/** Includes the department, because several departments have categories with the same name, for example shoes. */
function nameOf({ name, breadcrumbs: [department, ...below] }: Category, { i18n }: Pick<Storefront, 'i18n'>) {
  if (!department || below.length === 0) return name;
  return i18n.t('category.in-department', { ns: 'catalog', name, department: department.name });
}

/** The category's own text, the lowest price, and how it is delivered. */
function descriptionOf(category: Category, { i18n, format }: Storefront) {
  const { description, facets } = category;
  const words = description || `${nameOf(category, { i18n })}.`;
  const price = facets.price && format.price(facets.price.from);
  return price ? `${words} ${i18n.t('category.facts', { ns: 'catalog', price })}` : words;
}
