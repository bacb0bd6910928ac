/** B7, in milliseconds. */
const SHOW_AFTER = 150;
const BRANCH_AFTER = 75;
const HIDE_AFTER = 150;
/** Milliseconds without movement after which a pointer counts as resting: longer than the gaps of a hand or of a busy machine. */
const RESTS_AFTER = 300;

/** What the dropdown shows: an entry of the first level, and one of its children. */
export interface Shown {
  entry: string | null;
  branch: string | null;
}

/**
 * Decides from pointer and focus what the dropdown shows. A pointer on its way to the dropdown may cross other entries: while it moves
 * there (`onItsWay`) their delays do not start.
 */
export function createHoverIntent(firstBranchOf: (entry: string) => string | null, onChange: (shown: Shown) => void) {
  let shown: Shown = { entry: null, branch: null };
  const coming = { show: wait(), branch: wait(), hide: wait() };

  function change(next: Shown) {
    if (next.entry === shown.entry && next.branch === shown.branch) return;
    shown = next;
    onChange(next);
  }

  function forget() {
    for (const waiting of Object.values(coming)) waiting.stop();
  }

  return {
    /** Pointer or focus entered an entry of the first level. */
    over(entry: string) {
      coming.hide.stop();
      coming.show.stop();
      coming.branch.stop();
      if (entry === shown.entry) return;
      let branch: string | null = null;
      coming.branch.start(BRANCH_AFTER, () => {
        branch = firstBranchOf(entry);
        if (shown.entry === entry) change({ entry, branch });
      });
      coming.show.start(SHOW_AFTER, () => change({ entry, branch }));
    },

    /** Pointer or focus entered an entry of the list in the dropdown. */
    overBranch(branch: string) {
      coming.hide.stop();
      coming.show.stop();
      if (branch === shown.branch) coming.branch.stop();
      else coming.branch.start(BRANCH_AFTER, () => change({ ...shown, branch }));
    },

    /** Pointer or focus is elsewhere in the dropdown. */
    inside() {
      forget();
    },

    /** The pointer moves towards the dropdown: entries that it crosses wait until it rests. */
    onItsWay() {
      if (shown.entry === null) return;
      for (const waiting of Object.values(coming)) waiting.again(RESTS_AFTER);
    },

    leave() {
      coming.show.stop();
      coming.branch.stop();
      coming.hide.start(HIDE_AFTER, () => change({ entry: null, branch: null }));
    },

    /** Requested by key. */
    showNow(entry: string, branch = firstBranchOf(entry)) {
      forget();
      change({ entry, branch });
    },

    hideNow() {
      forget();
      change({ entry: null, branch: null });
    },
  };
}

export type HoverIntent = ReturnType<typeof createHoverIntent>;

/** A timer for one action at a time: starting another action replaces it. */
function wait() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = (_delay: number) => {};
  return {
    start(delay: number, action: () => void) {
      again = (later) => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          timer = undefined;
          action();
        }, later);
      };
      again(delay);
    },
    again: (delay: number) => timer !== undefined && again(delay),
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
