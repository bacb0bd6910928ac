import { BOT_PROOF_HEADER, type InputOf, openOrderByCode, requestOrderCode } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page shows problems itself. */
const options = { suppressMessages: true };

export const sendCodeRequest = (api: ApiClient, input: InputOf<typeof requestOrderCode>, proof: string) =>
  api.send(requestOrderCode, input, { ...options, headers: { [BOT_PROOF_HEADER]: proof } });

export const sendCode = (api: ApiClient, input: InputOf<typeof openOrderByCode>) =>
  api.send(openOrderByCode, input, options);
