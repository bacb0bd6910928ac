import { changePassword, endLogIns, type InputOf, readLogIns, sendEmailConfirmation } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page says itself what went wrong. */
const options = { suppressMessages: true };

/** P8. */
export const fetchLogIns = (api: ApiClient) => api.send(readLogIns, {}, options);

export const sendEndLogIns = (api: ApiClient, input: InputOf<typeof endLogIns>) => api.send(endLogIns, input, options);

export const sendChangedPassword = (api: ApiClient, input: InputOf<typeof changePassword>) =>
  api.send(changePassword, input, options);

export const askForConfirmation = (api: ApiClient) => api.send(sendEmailConfirmation, {}, options);
