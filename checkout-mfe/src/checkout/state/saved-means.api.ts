import { confirmByCode, readSavedMeans, requestConfirmingCode } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page shows problems itself. */
const options = { suppressMessages: true };

export const fetchSavedMeans = (api: ApiClient) => api.send(readSavedMeans, {}, options);

export const askForCode = (api: ApiClient) => api.send(requestConfirmingCode, {}, options);

export const sendCode = (api: ApiClient, code: string) => api.send(confirmByCode, { code }, options);
