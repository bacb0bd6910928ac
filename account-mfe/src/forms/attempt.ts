import { type Problem, problemOf } from '@odeta/purchase';
import { refusedFieldsOf } from '@odeta/purchase/account';
import { ApiError } from '@odeta/storefront';

/** State of a form that is being submitted. */
export interface Attempting {
  isBusy: boolean;
  problem: Problem | null;
}

export const idle: Attempting = { isBusy: false, problem: null };

/**
 * Submits a form. Resolves to `null` on success, otherwise to the server's field errors. `hasEnded` handles the answer that the
 * session has ended.
 */
export async function attempt(
  state: Attempting,
  send: () => Promise<unknown>,
  hasEnded: (error: unknown) => boolean = () => false,
): Promise<Record<string, string> | null> {
  Object.assign(state, { isBusy: true, problem: null });
  try {
    await send();
    return null;
  } catch (error) {
    if (hasEnded(error)) return {};
    if (!(error instanceof ApiError)) throw error;
    const wrong = refusedFieldsOf(error);
    if (Object.keys(wrong).length === 0) state.problem = problemOf(error);
    return wrong;
  } finally {
    state.isBusy = false;
  }
}
