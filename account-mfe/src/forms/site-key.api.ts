import { readContact } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** `null` where reCAPTCHA is not used. */
export const fetchSiteKey = async (api: ApiClient) =>
  (await api.send(readContact, {}, { suppressMessages: true })).siteKey;
