import type { PageLocation, PageMeta, Storefront } from '@odeta/shared/storefront';
import { notFoundMeta } from '../not-found-meta.ts';
import { createCategoryStore } from './category.store.ts';
import { isNarrowed, readAddress, writeAddress } from './category-address.ts';

/** Every page of the shop's own order is a page of its own for search engines; another order or a
 * part of it shows nothing new. */
export function categoryMeta(storefront: Storefront, location: PageLocation): PageMeta {
  const { status, category } = storefront.storeOf(createCategoryStore).state;
  const { i18n } = storefront;
  if (status === 'not-found') return notFoundMeta(storefront);
  if (!category) return { title: i18n.t('title', { ns: 'shell' }) };

  const { sort, page, filters } = readAddress(location);
  const { name, description, slug } = category;
  const key = page > 1 ? 'category.title-of-page' : 'category.title';
  const meta = { title: i18n.t(key, { ns: 'catalog', name, page }), description };
  if (sort > 0 || isNarrowed(filters)) return { ...meta, robots: 'noindex' };
  return { ...meta, canonical: writeAddress({ slug, sort, page, filters }) };
}
