import { ApiError, type Storefront } from '@odeta/storefront';

/** How a page that a guest may see as well has been read. */
export type PageStatus = 'idle' | 'ready' | 'missing' | 'failed';

const MISSING = ['not-found', 'validation'];

/** Reads what a page shows. The page says what went wrong. @throws anything that is no failed call */
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
