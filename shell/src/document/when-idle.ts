/** Milliseconds after which it is done in a page that is never idle. */
const PATIENCE = 4000;

/** Safari has no `requestIdleCallback`. */
export function whenIdle(page: Window, then: () => void) {
  if (page.requestIdleCallback) page.requestIdleCallback(then, { timeout: PATIENCE });
  else page.setTimeout(then, 200);
}
