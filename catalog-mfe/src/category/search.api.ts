import { readSearch, SEARCH_LENGTH } from '@odeta/shared/contracts';
import type { ApiClient } from '@odeta/shared/storefront';
import { queryOf } from './category.api.ts';
import type { CategoryAddress } from './category-address.ts';

/** P13. The page says itself what came of it (G4). */
export const fetchResults = (api: ApiClient, { slug, ...address }: CategoryAddress) =>
  api.send(readSearch, { q: slug.slice(0, SEARCH_LENGTH), ...queryOf(address) }, { suppressMessages: true });
