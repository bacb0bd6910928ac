/** B7, in milliseconds. */
const SHOW_AFTER = 150;
const BRANCH_AFTER = 75;
const HIDE_AFTER = 150;

/** What the dropdown shows: an entry of the first level, and which of the entries below it. */
export interface Shown {
  entry: string | null;
  branch: string | null;
}

/**
 * B7. Turns where pointer and focus are into what is shown. A pointer on its way to the dropdown may cross other entries:
 * as long as it moves there (`onItsWay`) their time does not begin.
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
    /** Pointer or focus came to an entry of the first level. */
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

    /** Pointer or focus came to an entry of the list in the dropdown. */
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

    /** The pointer moves towards what is shown: what it crosses has to wait until it rests. */
    onItsWay() {
      if (shown.entry === null) return;
      coming.show.again();
      coming.branch.again();
      coming.hide.again();
    },

    leave() {
      coming.show.stop();
      coming.branch.stop();
      coming.hide.start(HIDE_AFTER, () => change({ entry: null, branch: null }));
    },

    /** Asked for by key. */
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

/** One thing that will be done, until another takes its place. */
function wait() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = () => {};
  return {
    start(delay: number, action: () => void) {
      again = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          timer = undefined;
          action();
        }, delay);
      };
      again();
    },
    again: () => timer !== undefined && again(),
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
