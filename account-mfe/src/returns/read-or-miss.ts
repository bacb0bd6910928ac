import { ApiError, type Storefront } from '@odeta/storefront';

/** State of a page that guests may see as well. */
export type PageStatus = 'idle' | 'ready' | 'missing' | 'failed';

const MISSING = ['not-found', 'validation'];

/** Loads a page's data and stores the outcome, which the page shows. @throws other errors than `ApiError` */
export async function readOrMiss(
  state: { status: PageStatus },
  logger: Storefront['logger'],
  read: () => Promise<void>,
): Promise<void> {
  try {
    await read();
    state.status = 'ready';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    state.status = MISSING.includes(error.code ?? '') ? 'missing' : 'failed';
    if (state.status === 'failed') logger.log('critical', error.endpoint, error);
  }
}
