import { ApiError } from '@odeta/storefront';

/** State of a page's data. A failed page throws an error instead, which the shell's error boundary handles. */
export type LoadStatus = 'idle' | 'ready' | 'not-found';

/** The page does not exist, or the server does not accept the URL. */
export const leadsNowhere = (error: unknown) =>
  error instanceof ApiError && (error.code === 'not-found' || error.code === 'validation');
