import { type AlertAnswer, type Expected, type Fired, isExpected, shownName, takeAlerts } from './alert-times.ts';

export interface AlertWatch {
  fired: readonly Fired[];
  /** Which of them fire now. */
  firing(expected: readonly Expected[]): string[];
  stop(): void;
}

const EVERY_MS = 1_000;

/** Asks Prometheus every second which alerts fire. `now` are seconds since the beginning. */
export function watchAlerts(url: string, now: () => number): AlertWatch {
  const fired: Fired[] = [];
  const state = { isAsking: false };
  const timer = setInterval(() => void ask(), EVERY_MS);

  async function ask() {
    if (state.isAsking) return;
    state.isAsking = true;
    try {
      const response = await fetch(`${url}/api/v1/alerts`, { signal: AbortSignal.timeout(EVERY_MS * 5) });
      takeAlerts(fired, (await response.json()) as AlertAnswer, now());
    } catch {
      // A busy machine; the next second asks again.
    } finally {
      state.isAsking = false;
    }
  }

  return {
    fired,
    firing: (expected) => fired.filter((one) => one.until === null && isExpected(one, expected)).map(shownName),
    stop: () => clearInterval(timer),
  };
}
