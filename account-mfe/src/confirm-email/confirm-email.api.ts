import { confirmEmail } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The parameter of the link with its token. */
export const TOKEN = 'email-confirmation';

/** The page shows problems itself. */
export const sendToken = (api: ApiClient, token: string) =>
  api.send(confirmEmail, { token }, { suppressMessages: true });
