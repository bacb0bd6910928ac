import { type InputOf, readCategory, readSearch, SEARCH_LENGTH } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';
import type { CategoryAddress } from './category-address.ts';

/** The page shows the error itself. */
export const fetchCategory = (api: ApiClient, { slug, ...address }: CategoryAddress) =>
  api.send(readCategory, { slug, ...queryOf(address) }, { suppressMessages: true });

export const fetchResults = (api: ApiClient, { slug, ...address }: CategoryAddress) =>
  api.send(readSearch, { q: slug.slice(0, SEARCH_LENGTH), ...queryOf(address) }, { suppressMessages: true });

/** Sort order, page and filters of a list in the format of the API. */
function queryOf({ sort, page, filters }: Omit<CategoryAddress, 'slug'>) {
  const { size, color, type, material, supply, from, to, sale, rating } = filters;
  return {
    sort: String(sort),
    page: String(page),
    size: listed(size),
    color: listed(color),
    type: listed(type),
    material: listed(material),
    supply: listed(supply),
    from: from === null ? undefined : String(from),
    to: to === null ? undefined : String(to),
    sale: sale ? '1' : undefined,
    rating: rating === null ? undefined : String(rating),
  } satisfies Omit<InputOf<typeof readCategory>, 'slug'>;
}

const listed = (codes: readonly string[]) => (codes.length > 0 ? codes.join(',') : undefined);
