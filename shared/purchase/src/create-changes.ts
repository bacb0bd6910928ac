import { ApiError } from '@odeta/storefront';
import { inTurn, type Problem, problemOf } from '@odeta/storefront/actions';

/** The part of a store's state that optimistic updates need. */
export interface Changing {
  problem: Problem | null;
  /** Whether a response is still pending. */
  isSaving: boolean;
  /** How often all pending changes were answered. Screen readers hear the totals from the first time on. */
  changes: number;
  /** A change found no cart: the session has ended, or another window has ordered. */
  isCartLost?: boolean;
}

interface Change<Content> {
  /** Of queued changes with the same name only the last is sent. */
  name: string;
  /** The optimistic update. */
  show?: () => void;
  ask: () => Promise<Partial<Content>>;
}

/**
 * Optimistic updates: a change shows at once. After the last response the state is what the server said; failed changes are
 * rolled back and their problem is shown. A change resolves to whether the server accepted it.
 */
export function createChanges<Content extends object>(
  state: Content & Changing,
  { contentOf, onSettled }: { contentOf: () => Content; onSettled?: () => void },
) {
  const send = inTurn();
  let confirmed: Content | null = null;
  let underway = 0;

  function settle() {
    underway -= 1;
    if (underway > 0) return;
    Object.assign(state, confirmed, { isSaving: false, changes: state.changes + 1 });
    confirmed = null;
    onSettled?.();
  }

  return async ({ name, show, ask }: Change<Content>): Promise<boolean> => {
    confirmed ??= contentOf();
    underway += 1;
    Object.assign(state, { problem: null, isCartLost: false, isSaving: true });
    show?.();
    try {
      const answer = await send(name, ask);
      confirmed = { ...confirmed, ...answer };
      return true;
    } catch (error) {
      state.problem = problemOf(error);
      state.isCartLost = error instanceof ApiError && error.code === 'empty-cart';
      return false;
    } finally {
      settle();
    }
  };
}
