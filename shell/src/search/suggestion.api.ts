import { readSearchStart, readSuggestion } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

export const fetchSuggestion = (api: ApiClient, phrase: string) =>
  api.send(readSuggestion, { phrase }, { suppressMessages: true });

export const fetchSearchStart = (api: ApiClient, viewed: readonly string[]) =>
  api.send(readSearchStart, { viewed: viewed.join(',') }, { suppressMessages: true });
