/** Milliseconds after which a page that never finishes loading is started anyway. */
const PATIENCE = 5_000;

const intents = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** Calls `start` once: at the first interaction, or when the page has loaded, painted and is idle. */
export function whenPaintedOrUsed(atOnce: boolean, start: () => void) {
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
  const painted = () => nextFrame(() => nextFrame(() => whenSeen(() => idle(once, { timeout: 2_000 }))));
  if (document.readyState === 'complete') painted();
  else addEventListener('load', painted, { once: true });
  setTimeout(once, PATIENCE);
}

const nextFrame = (then: () => void) => requestAnimationFrame(() => setTimeout(then));

/**
 * Waits until the largest contentful paint was reported, if the browser supports it: a frame is visible some time after it was rendered.
 */
function whenSeen(then: () => void) {
  const type = 'largest-contentful-paint';
  if (!globalThis.PerformanceObserver?.supportedEntryTypes.includes(type)) {
    then();
    return;
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    then();
  });
  observer.observe({ type, buffered: true });
}
