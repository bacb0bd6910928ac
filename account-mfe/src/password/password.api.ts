import {
  BOT_PROOF_HEADER,
  type InputOf,
  readPasswordReset,
  requestPasswordReset,
  resetPassword,
} from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page shows problems itself. */
const options = { suppressMessages: true };

export const fetchReset = (api: ApiClient, token: string) => api.send(readPasswordReset, { token }, options);

export const sendResetRequest = (api: ApiClient, input: InputOf<typeof requestPasswordReset>, proof: string) =>
  api.send(requestPasswordReset, input, { ...options, headers: { [BOT_PROOF_HEADER]: proof } });

export const sendNewPassword = (api: ApiClient, input: InputOf<typeof resetPassword>) =>
  api.send(resetPassword, input, options);
