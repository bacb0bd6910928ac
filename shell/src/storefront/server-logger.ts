import type { PageRequest } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';

/** G6 on the server: what stores log while a page is rendered goes to the operator, without a detour through the API. */
export const createServerLogger = (report: NonNullable<PageRequest['report']>): Storefront['logger'] => ({
  log(level, message, cause) {
    if (level !== 'info') report({ kind: 'fallback', cause: cause ?? new Error(message) });
  },
});
