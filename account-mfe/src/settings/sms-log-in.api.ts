import { confirmSmsNumber, readSmsLogIn, removeSmsNumber, requestSmsNumber } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page shows problems itself. */
const options = { suppressMessages: true };

export const fetchSmsLogIn = (api: ApiClient) => api.send(readSmsLogIn, {}, options);

export const askForNumber = (api: ApiClient) => api.send(requestSmsNumber, {}, options);

export const sendNumberCode = (api: ApiClient, code: string) => api.send(confirmSmsNumber, { code }, options);

export const sendRemoval = (api: ApiClient) => api.send(removeSmsNumber, {}, options);
