import { readHome } from '@odeta/shared/contracts';
import type { ApiClient } from '@odeta/shared/storefront';

export const fetchHome = (api: ApiClient) => api.send(readHome, {});
