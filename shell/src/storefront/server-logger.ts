import type { PageRequest } from '@odeta/shared/contracts';
import type { Storefront } from '@odeta/shared/storefront';

/** G6 on the server: what stores log while a page is rendered goes to the operator, without a detour through the API. */
export const createServerLogger = (report: NonNullable<PageRequest['report']>): Storefront['logger'] => ({
  log(level, message, cause) {
    if (level !== 'info') report({ kind: 'fallback', cause: cause ?? new Error(message) });
  },
});
