interface Waiting {
  at: number;
  work: () => void;
}

export type OutsideTime = ReturnType<typeof createOutsideTime>;

/** What happens outside of a tab: it goes on when the tab is closed, whose own timers end with it. */
export function createOutsideTime() {
  const waiting = new Set<Waiting>();

  function arm(one: Waiting) {
    setTimeout(() => {
      waiting.delete(one);
      one.work();
    }, one.at - Date.now());
  }

  function later(milliseconds: number, work: () => void) {
    const one = { at: Date.now() + milliseconds, work };
    waiting.add(one);
    arm(one);
  }

  return {
    later,
    pause: (milliseconds: number) => new Promise<void>((resolve) => later(milliseconds, resolve)),

    closeTab() {
      const left = [...waiting].map((one) => ({ one, left: one.at - Date.now() }));
      // It sets the clock back, too.
      jest.clearAllTimers();
      for (const { one, left: milliseconds } of left) {
        one.at = Date.now() + milliseconds;
        arm(one);
      }
    },
  };
}
