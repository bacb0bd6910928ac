/** Milliseconds in which the browser notices that the connection is lost. */
const NOTICED = 100;
/** Milliseconds for which requests may still fail after the browser has found a connection again. */
const SETTLING = 5_000;
/** Milliseconds before such a request is repeated. */
const PAUSE = 1_000;

export interface Line {
  /** After a failed request: calls `again` once the connection is back if it was lost, and `broken` otherwise. */
  judge(again: () => void, broken: () => void): void;
}

/** Without a connection a file that does not arrive is late, not broken. */
export function watchLine(page: Window): Line {
  let backAt = Number.NEGATIVE_INFINITY;
  page.addEventListener('online', () => {
    backAt = performance.now();
  });

  return {
    judge(again, broken) {
      setTimeout(() => {
        const { onLine } = page.navigator;
        if (!onLine) page.addEventListener('online', () => setTimeout(again, PAUSE), { once: true });
        else if (performance.now() - backAt < SETTLING) setTimeout(again, PAUSE);
        else broken();
      }, NOTICED);
    },
  };
}
