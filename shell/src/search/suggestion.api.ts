import { readSearchStart, readSuggestion } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** C3. */
export const fetchSuggestion = (api: ApiClient, phrase: string) =>
  api.send(readSuggestion, { phrase }, { suppressMessages: true });

/** C4. */
export const fetchSearchStart = (api: ApiClient, viewed: readonly string[]) =>
  api.send(readSearchStart, { viewed: viewed.join(',') }, { suppressMessages: true });
