import { readCategory } from '@odeta/shared/contracts';
import type { ApiClient } from '@odeta/shared/storefront';
import type { CategoryAddress } from './category-address.ts';

export const fetchCategory = (api: ApiClient, { slug, sort, page }: CategoryAddress) =>
  api.send(readCategory, { slug, sort: String(sort), page: String(page) });
