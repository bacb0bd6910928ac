import { readMenu } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

export const fetchMenu = (api: ApiClient) => api.send(readMenu, {}, { suppressMessages: true });
