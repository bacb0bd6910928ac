import { findAccount } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** K6. The step says itself what went wrong. */
export const askForAccount = (api: ApiClient, email: string) =>
  api.send(findAccount, { email }, { suppressMessages: true });
