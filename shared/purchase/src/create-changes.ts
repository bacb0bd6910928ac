import { inTurn } from './in-turn.ts';
import { type Problem, problemOf } from './problem.ts';

/** What a store's state needs for changes that show before the server has answered. */
export interface Changing {
  problem: Problem | null;
  /** Whether the server has not yet answered everything. */
  isSaving: boolean;
  /** How often the server has answered everything: what is said aloud begins with the first time. */
  changes: number;
}

interface Change<Content> {
  /** Of waiting changes with the same name only the last is sent. */
  name: string;
  /** Shows the change before the server has answered. */
  show?: () => void;
  ask: () => Promise<Partial<Content>>;
}

/**
 * Makes changes that show at once. When the server has answered the last of them, what it said counts; what failed is taken
 * back and explained. A change resolves to whether the server took it.
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
    Object.assign(state, { problem: null, isSaving: true });
    show?.();
    try {
      const answer = await send(name, ask);
      confirmed = { ...confirmed, ...answer };
      return true;
    } catch (error) {
      state.problem = problemOf(error);
      return false;
    } finally {
      settle();
    }
  };
}
