import { readAlerts, readMenu, readStaticContents } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

export const fetchSiteContents = (api: ApiClient) =>
  Promise.all([api.send(readMenu, {}), api.send(readStaticContents, {}), api.send(readAlerts, {})]);
