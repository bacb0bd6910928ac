interface Waiting {
  at: number;
  work: () => void;
}

export type OutsideTime = ReturnType<typeof createOutsideTime>;

/** Timers outside a tab, which continue when it is closed; the tab's own timers end with it. */
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
      // This also resets the fake clock.
      jest.clearAllTimers();
      for (const { one, left: milliseconds } of left) {
        one.at = Date.now() + milliseconds;
        arm(one);
      }
    },
  };
}
