import { readSuggestion } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** C3. */
export const fetchSuggestion = (api: ApiClient, phrase: string) =>
  api.send(readSuggestion, { phrase }, { suppressMessages: true });
