import { readSizeTable } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page shows the error itself. */
export const fetchSizeTable = (api: ApiClient, key: string) =>
  api.send(readSizeTable, { key }, { suppressMessages: true });
