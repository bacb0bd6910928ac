import type { Category } from '@odeta/contracts';
import type { PageLocation, PageMeta, Storefront } from '@odeta/storefront';
import { previewOf } from '../link-preview.ts';
import { notFoundMeta } from '../not-found-meta.ts';
import { breadcrumbData, defined } from '../search-engine-data.ts';
import { createCategoryStore } from './category.store.ts';
import { isNarrowed, readAddress, understoodAddress, writeAddress } from './query/category-address.ts';

/** Every page of the shop's own order is a page of its own for search engines; another order or a
 * part of it shows nothing new. */
export function categoryMeta(storefront: Storefront, location: PageLocation): PageMeta {
  const { status, category } = storefront.storeOf(createCategoryStore).state;
  const { i18n } = storefront;
  if (status === 'not-found') return notFoundMeta(storefront);
  if (!category) return { title: i18n.t('title', { ns: 'shell' }) };

  const address = readAddress(location);
  const { sort, page, filters } = address;
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
  if (sort > 0 || isNarrowed(filters)) return { ...meta, robots: 'noindex', ...(redirect && { redirect }) };
  const canonical = writeAddress({ slug, sort, page, filters });
  // Page 2 of another country holds other goods.
  return page > 1 ? { ...meta, canonical } : { ...meta, canonical, alternates: defined(category.addresses) };
}

/** With its department: women, men and children all have shoes, and the sale and the new both have a part for each. */
function nameOf({ name, breadcrumbs: [department, ...below] }: Category, { i18n }: Pick<Storefront, 'i18n'>) {
  if (!department || below.length === 0) return name;
  return i18n.t('category.in-department', { ns: 'catalog', name, department: department.name });
}

/** The shop's own words, from what price on, and how it is delivered. */
function descriptionOf(category: Category, { i18n, format }: Storefront) {
  const { description, facets } = category;
  const words = description || `${nameOf(category, { i18n })}.`;
  const price = facets.price && format.price(facets.price.from);
  return price ? `${words} ${i18n.t('category.facts', { ns: 'catalog', price })}` : words;
}
