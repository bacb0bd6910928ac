import { findAccount } from '@odeta/shared/contracts';
import type { ApiClient } from '@odeta/shared/storefront';

/** K6. The step says itself what went wrong. */
export const askForAccount = (api: ApiClient, email: string) =>
  api.send(findAccount, { email }, { suppressMessages: true });
