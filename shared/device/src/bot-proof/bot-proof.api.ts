import { readBotChallenge } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

export const fetchChallenge = (api: ApiClient) => api.send(readBotChallenge, {}, { suppressMessages: true });
