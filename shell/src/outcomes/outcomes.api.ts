import { type InputOf, sayOutcome } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

export const sendOutcome = (api: ApiClient, input: InputOf<typeof sayOutcome>) =>
  api.send(sayOutcome, input, { suppressMessages: true, keepalive: true });
