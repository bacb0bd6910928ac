import { readBenefits } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page shows problems itself. */
export const fetchBenefits = (api: ApiClient) => api.send(readBenefits, {}, { suppressMessages: true });
