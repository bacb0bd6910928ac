import { searchTermOf, searchUrl } from '@odeta/contracts';
import type { PageLocation, PageMeta, PageParts, Storefront } from '@odeta/storefront';
import { notFoundMeta } from '../../page/not-found-meta.ts';
import { decoded, readAddress, understoodAddress } from '../query/category-address.ts';
import { SearchPage } from './search.page.tsx';
import { createSearchStore } from './search.store.ts';

/** The search term of the URL; without scripts the form sends it in the query (`/search/?q=`). */
const typedIn = ({ params, query }: PageLocation) =>
  (params.term === undefined ? null : decoded(params.term)) ?? query.get('q') ?? '';

export const parts: PageParts = {
  page: SearchPage,
  async load({ storeOf }, location) {
    if (location.params.term !== undefined) await storeOf(createSearchStore).load(readAddress(location));
  },
  meta: searchMeta,
};

/** Search results are not indexed by search engines. */
function searchMeta(storefront: Storefront, location: PageLocation): PageMeta {
  const { i18n } = storefront;
  const term = typedIn(location);
  if (location.params.term === undefined) {
    const clean = searchTermOf(term);
    return { title: i18n.t('title', { ns: 'shell' }), redirect: clean ? searchUrl(clean) : '/' };
  }
  const { status, found } = storefront.storeOf(createSearchStore).state;
  if (status === 'not-found') return notFoundMeta(storefront);
  const title = i18n.t('search.page-title', { ns: 'catalog', term });
  const redirect = found && (found.redirect ?? understoodAddress(readAddress(location), found.filters));
  return { title, robots: 'noindex', ...(redirect && { redirect }) };
}
