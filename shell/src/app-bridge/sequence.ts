const KEY = 'app-bridge.sequence';

/** Numbers that rise from message to message, also from page to page: the clock's, unless the last one was as high. */
export function createSequence(page: Pick<Window, 'localStorage'>): () => number {
  const last = { number: 0 };
  return () => {
    last.number = Math.max(Date.now(), Math.max(last.number, readLast(page)) + 1);
    try {
      page.localStorage.setItem(KEY, String(last.number));
    } catch {
      // Without a storage the clock alone sees to it.
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
