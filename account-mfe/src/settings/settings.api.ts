import {
  changeEmail,
  changePassword,
  endLogIns,
  type InputOf,
  readLogIns,
  readProfile,
  saveProfile,
  sendEmailConfirmation,
} from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page says itself what went wrong. */
const options = { suppressMessages: true };

/** P8. */
export const fetchLogIns = (api: ApiClient) => api.send(readLogIns, {}, options);

export const sendEndLogIns = (api: ApiClient, input: InputOf<typeof endLogIns>) => api.send(endLogIns, input, options);

export const sendChangedPassword = (api: ApiClient, input: InputOf<typeof changePassword>) =>
  api.send(changePassword, input, options);

export const askForConfirmation = (api: ApiClient) => api.send(sendEmailConfirmation, {}, options);

export const fetchProfile = (api: ApiClient) => api.send(readProfile, {}, options);

export const sendProfile = (api: ApiClient, input: InputOf<typeof saveProfile>) =>
  api.send(saveProfile, input, options);

export const sendNewEmail = (api: ApiClient, input: InputOf<typeof changeEmail>) =>
  api.send(changeEmail, input, options);
