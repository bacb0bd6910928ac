export type Timers = ReturnType<typeof createTimers>;

/** Runs things later, until it is closed; a process that has nothing else to do does not wait for them. */
export function createTimers() {
  const timers = new Set<NodeJS.Timeout>();
  return {
    later(milliseconds: number, run: () => void) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        run();
      }, milliseconds);
      timers.add(timer.unref());
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

export type Clock = ReturnType<typeof createClock>;

/** Runs `step` every `everyMs` milliseconds until it is stopped. Calls do not overlap. */
export function createClock(step: () => Promise<void>, everyMs: number) {
  const state: { timer: NodeJS.Timeout | null; isBusy: boolean } = { timer: null, isBusy: false };

  async function tick() {
    if (state.isBusy) return;
    state.isBusy = true;
    try {
      await step();
    } finally {
      state.isBusy = false;
    }
  }

  return {
    isRunning: () => state.timer !== null,
    start() {
      state.timer ??= setInterval(() => void tick(), everyMs).unref();
    },
    stop() {
      if (state.timer) clearInterval(state.timer);
      state.timer = null;
    },
  };
}
