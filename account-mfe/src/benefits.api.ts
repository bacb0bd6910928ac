import { readBenefits } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** P2, P3. The page says itself what went wrong. */
export const fetchBenefits = (api: ApiClient) => api.send(readBenefits, {}, { suppressMessages: true });
