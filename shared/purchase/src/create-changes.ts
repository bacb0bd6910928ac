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
  /** `known`: the state that the server has confirmed, without pending changes. */
  ask: (known: Content) => Promise<Partial<Content>>;
}

interface Options<Content> {
  contentOf: () => Content;
  onSettled?: () => void;
  onCartLost?: () => void;
}

/**
 * Optimistic updates: a change shows at once. After the last response the state is what the server said; failed changes are
 * rolled back and their problem is shown. A change resolves to whether the server accepted it.
 *
 * No answer overwrites what the visitor chose after its request: requests take turns, and content is replaced only when all have been
 * answered. Therefore whatever reads the content again does it with `read`.
 */
export function createChanges<Content extends object>(
  state: Content & Changing,
  { contentOf, onSettled, onCartLost }: Options<Content>,
) {
  const send = inTurn();
  const newest = new Map<string, number>();
  let confirmed: Content | null = null;
  let underway = 0;
  let begun = 0;
  let reads = 0;

  /** Resolves to `undefined` if a newer request with the name replaced this one. */
  function inOrder<Answer extends object>(name: string, ask: (known: Content) => Promise<Answer>) {
    confirmed ??= contentOf();
    underway += 1;
    return send(name, () => ask(confirmed ?? contentOf()));
  }

  function settle() {
    underway -= 1;
    if (underway > 0) return;
    const isChanged = state.isSaving;
    Object.assign(state, confirmed, isChanged && { isSaving: false, changes: state.changes + 1 });
    confirmed = null;
    if (isChanged) onSettled?.();
  }

  async function change({ name, show, ask }: Change<Content>): Promise<boolean> {
    begun += 1;
    const mine = begun;
    newest.set(name, mine);
    const answered = inOrder(name, ask);
    Object.assign(state, { problem: null, isCartLost: false, isSaving: true });
    show?.();
    try {
      const answer = await answered;
      confirmed = { ...(confirmed ?? contentOf()), ...answer };
      return true;
    } catch (error) {
      // What replaced the failed choice may be accepted.
      if (newest.get(name) === mine) {
        state.problem = problemOf(error);
        state.isCartLost = error instanceof ApiError && error.code === 'empty-cart';
        if (state.isCartLost) onCartLost?.();
      }
      return false;
    } finally {
      settle();
    }
  }

  /** Replaces the content by the answer, except for changes made meanwhile. What else the answer contains is shown at once. */
  async function read<Answer extends object>(ask: () => Promise<Answer & Partial<Content>>): Promise<void> {
    reads += 1;
    try {
      const answer = await inOrder(`read ${reads}`, ask);
      const known = confirmed ?? contentOf();
      const parts = Object.entries(answer ?? {});
      Object.assign(state, Object.fromEntries(parts.filter(([name]) => !(name in known))));
      confirmed = { ...known, ...Object.fromEntries(parts.filter(([name]) => name in known)) };
    } finally {
      settle();
    }
  }

  return Object.assign(change, { read });
}
