import { ApiError } from '@odeta/storefront';

/** How far a page's data is. A page that cannot be loaded throws instead, into the shell's boundary. */
export type LoadStatus = 'idle' | 'ready' | 'not-found';

/** An address that leads nowhere: it does not exist, or no address of ours looks like it. */
export const leadsNowhere = (error: unknown) =>
  error instanceof ApiError && (error.code === 'not-found' || error.code === 'validation');
