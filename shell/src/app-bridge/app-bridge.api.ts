import { endPush, type InputOf, readCustomer, renewAppPush } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

const options = { suppressMessages: true };

export const fetchCustomer = (api: ApiClient) => api.send(readCustomer, {}, options);

export const sendPushEnd = (api: ApiClient, endpoint: string) => api.send(endPush, { endpoint }, options);

export const sendPushRenewal = (api: ApiClient, input: InputOf<typeof renewAppPush>) =>
  api.send(renewAppPush, input, options);
