/** Milliseconds after which scrolling is given up, if the page has become too short. */
const PATIENCE = 3_000;
const intents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to `top` as soon as the page is long enough. Resolves then, or when the visitor scrolls. */
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
