import {
  addPasskey,
  confirmByCode,
  confirmByPasskey,
  confirmByPassword,
  type InputOf,
  prepareNewPasskey,
  readPasskeys,
  removePasskey,
  requestConfirmingCode,
} from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page shows problems itself. */
const options = { suppressMessages: true };

export const fetchPasskeys = (api: ApiClient) => api.send(readPasskeys, {}, options);

export const fetchNewKeyOptions = (api: ApiClient) => api.send(prepareNewPasskey, {}, options);

export const sendNewKey = (api: ApiClient, input: InputOf<typeof addPasskey>) => api.send(addPasskey, input, options);

export const sendRemoval = (api: ApiClient, id: string) => api.send(removePasskey, { id }, options);

export const sendPassword = (api: ApiClient, currentPassword: string) =>
  api.send(confirmByPassword, { currentPassword }, options);

export const sendKey = (api: ApiClient, input: InputOf<typeof confirmByPasskey>) =>
  api.send(confirmByPasskey, input, options);

export const askForCode = (api: ApiClient) => api.send(requestConfirmingCode, {}, options);

export const sendCode = (api: ApiClient, code: string) => api.send(confirmByCode, { code }, options);
