import type { PageRequest } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';

/** G6 on the server: log entries of stores during rendering are reported directly, without the API. */
export const createServerLogger = (report: NonNullable<PageRequest['report']>): Storefront['logger'] => ({
  log(level, message, cause) {
    if (level !== 'info') report({ kind: 'fallback', cause: cause ?? new Error(message) });
  },
});
