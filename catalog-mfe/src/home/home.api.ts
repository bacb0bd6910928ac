import { readHome } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

export const fetchHome = (api: ApiClient) => api.send(readHome, {});
