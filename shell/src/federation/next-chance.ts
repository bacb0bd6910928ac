/** Milliseconds before the next attempt, by the number of those that failed. */
const PAUSES = [5_000, 10_000, 20_000, 40_000, 80_000, 160_000];
const LONGEST = 300_000;
/** Visitors of the same fault should not come back all at once. */
const SPREAD = 0.2;

/**
 * Calls `then` once, when another attempt is worthwhile: the line is back, the page is seen again, or a pause has passed that grows with
 * each failure.
 * @returns a function that ends the wait.
 */
export function onNextChance(page: Window, failures: number, then: () => void): () => void {
  const pause = PAUSES[failures] ?? LONGEST;
  const timer = setTimeout(take, pause * (1 + SPREAD * Math.random()));
  const takeIfSeen = () => {
    if (page.document.visibilityState === 'visible') take();
  };
  page.addEventListener('online', take);
  page.document.addEventListener('visibilitychange', takeIfSeen);
  return end;

  function end() {
    clearTimeout(timer);
    page.removeEventListener('online', take);
    page.document.removeEventListener('visibilitychange', takeIfSeen);
  }

  function take() {
    end();
    then();
  }
}
