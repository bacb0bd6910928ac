/** Milliseconds after which a page that has become shorter is left where it is. */
const PATIENCE = 3_000;
const intents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls there as soon as the page is long enough. Resolves when it is there, or when the visitor scrolls elsewhere. */
export function scrollBackTo(page: Window, top: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const tries = new AbortController();
    const finish = () => {
      tries.abort();
      observer.disconnect();
      if (!signal.aborted) resolve();
    };
    const go = () => {
      if (tries.signal.aborted) return;
      page.scrollTo({ top, behavior: 'instant' });
      if (Math.abs(page.scrollY - top) < 2) finish();
    };
    const observer = new ResizeObserver(go);
    observer.observe(page.document.body);
    for (const intent of intents) page.addEventListener(intent, finish, { passive: true, signal: tries.signal });
    signal.addEventListener('abort', finish, { signal: tries.signal });
    page.setTimeout(finish, PATIENCE);
  });
}
