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
