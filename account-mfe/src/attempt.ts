import { type Problem, problemOf } from '@odeta/purchase';
import { refusedFieldsOf } from '@odeta/purchase/account';
import { ApiError } from '@odeta/storefront';

/** What a form shows of what is being sent. */
export interface Attempting {
  isBusy: boolean;
  problem: Problem | null;
}

export const idle: Attempting = { isBusy: false, problem: null };

/**
 * Sends what a form holds. Resolves to `null` when it was done, else to what the server finds wrong with the fields. `hasEnded` of the
 * account takes the answer that the log-in is over.
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
