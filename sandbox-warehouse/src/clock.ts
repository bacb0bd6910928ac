export type Clock = ReturnType<typeof createClock>;

/** Lets time run: every so many milliseconds each order goes one step on, until it is stopped. One round at a time. */
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
