import { readSavedMeans, removeSavedMeans } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page shows problems itself. */
const options = { suppressMessages: true };

export const fetchSavedMeans = (api: ApiClient) => api.send(readSavedMeans, {}, options);

export const sendRemoval = (api: ApiClient, id: string) => api.send(removeSavedMeans, { id }, options);
