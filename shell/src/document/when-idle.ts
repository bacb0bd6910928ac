/** Milliseconds after which it runs even if the page is never idle. */
const PATIENCE = 4000;

/** `setTimeout` is for Safari, which has no `requestIdleCallback`. */
export function whenIdle(page: Window, then: () => void) {
  if (page.requestIdleCallback) page.requestIdleCallback(then, { timeout: PATIENCE });
  else page.setTimeout(then, 200);
}
