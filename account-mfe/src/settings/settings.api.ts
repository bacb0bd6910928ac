import {
  cancelDeletion,
  changeEmail,
  changePassword,
  endLogIns,
  type InputOf,
  openExport,
  readLogIns,
  readPersonalData,
  readProfile,
  requestDeletion,
  requestExport,
  saveProfile,
  sendEmailConfirmation,
} from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page shows problems itself. */
const options = { suppressMessages: true };

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

export const fetchPersonalData = (api: ApiClient) => api.send(readPersonalData, {}, options);

export const askForExport = (api: ApiClient, input: InputOf<typeof requestExport>) =>
  api.send(requestExport, input, options);

export const fetchExport = (api: ApiClient, token: string) => api.send(openExport, { token }, options);

export const askForDeletion = (api: ApiClient, input: InputOf<typeof requestDeletion>) =>
  api.send(requestDeletion, input, options);

export const sendDeletionCancel = (api: ApiClient) => api.send(cancelDeletion, {}, options);
