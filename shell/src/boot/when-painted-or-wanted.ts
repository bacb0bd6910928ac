/** Milliseconds after which a page that never finishes loading is started all the same. */
const PATIENCE = 5_000;

const intents = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** Calls `start` once: at the first intent, or when the page has loaded, painted and is idle. */
export function whenPaintedOrWanted(atOnce: boolean, start: () => void) {
  let started = false;
  const once = () => {
    if (started) return;
    started = true;
    for (const intent of intents) removeEventListener(intent, once, true);
    start();
  };
  if (atOnce) {
    once();
    return;
  }
  for (const intent of intents) addEventListener(intent, once, { capture: true, passive: true });
  const idle = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
  const painted = () => requestAnimationFrame(() => setTimeout(() => idle(once, { timeout: 2_000 })));
  if (document.readyState === 'complete') painted();
  else addEventListener('load', painted, { once: true });
  setTimeout(once, PATIENCE);
}
