import { type InputOf, leaveShop, ping, readDynamicData, readGlobalCss } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

export const sendPing = (api: ApiClient) => api.send(ping, {});

export const sendLeaving = (api: ApiClient, timestamp: number) =>
  api.send(leaveShop, { timestamp }, { keepalive: true, suppressMessages: true });

export const fetchTags = (api: ApiClient, query: InputOf<typeof readDynamicData>) =>
  api.send(readDynamicData, query, { suppressMessages: true });

export const fetchEmergencyCss = (api: ApiClient) => api.send(readGlobalCss, {});
