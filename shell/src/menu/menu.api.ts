import { readMenu } from '@odeta/shared/contracts';
import type { ApiClient } from '@odeta/shared/storefront';

export const fetchMenu = (api: ApiClient) => api.send(readMenu, {}, { suppressMessages: true });
