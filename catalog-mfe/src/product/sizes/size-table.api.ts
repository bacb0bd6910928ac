import { readSizeTable } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page says itself what came of it (G4). */
export const fetchSizeTable = (api: ApiClient, key: string) =>
  api.send(readSizeTable, { key }, { suppressMessages: true });
