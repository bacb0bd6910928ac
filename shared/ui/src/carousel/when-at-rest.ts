/** Milliseconds without a scroll event after which scrolling is over. */
const REST = 150;

export const TOUCHES = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;

/** Waits until no finger touches the element and it has stopped scrolling. `fingers`: how many touch it now. */
export function whenAtRest(element: HTMLElement, fingers: number): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const options = { signal: done.signal, passive: true };
    let timer: ReturnType<typeof setTimeout>;

    function wait(touching: number) {
      clearTimeout(timer);
      if (touching > 0) return;
      timer = setTimeout(() => {
        done.abort();
        resolve();
      }, REST);
    }

    element.addEventListener('scroll', () => wait(0), options);
    for (const touch of TOUCHES) element.addEventListener(touch, ({ touches }) => wait(touches.length), options);
    wait(fingers);
  });
}
