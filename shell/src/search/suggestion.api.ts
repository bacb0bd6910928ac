import { readSuggestion } from '@odeta/shared/contracts';
import type { ApiClient } from '@odeta/shared/storefront';

/** C3. */
export const fetchSuggestion = (api: ApiClient, phrase: string) =>
  api.send(readSuggestion, { phrase }, { suppressMessages: true });
