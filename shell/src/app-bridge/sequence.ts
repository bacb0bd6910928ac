const KEY = 'app-bridge.sequence';

/** Sequence numbers that increase across pages: the current time, or the last number plus one if that is higher. */
export function createSequence(page: Pick<Window, 'localStorage'>): () => number {
  const last = { number: 0 };
  return () => {
    last.number = Math.max(Date.now(), Math.max(last.number, readLast(page)) + 1);
    try {
      page.localStorage.setItem(KEY, String(last.number));
    } catch {
      // Without storage the clock alone makes the numbers increase.
    }
    return last.number;
  };
}

function readLast(page: Pick<Window, 'localStorage'>): number {
  try {
    const stored = Number(page.localStorage.getItem(KEY));
    return Number.isSafeInteger(stored) ? stored : 0;
  } catch {
    return 0;
  }
}
