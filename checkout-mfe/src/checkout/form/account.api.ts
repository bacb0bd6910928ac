import { findAccount } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The step shows the error itself. */
export const askForAccount = (api: ApiClient, email: string) =>
  api.send(findAccount, { email }, { suppressMessages: true });
