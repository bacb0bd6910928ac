/** Elements that can be pressed. */
const CONTROLS = 'a[href], button, input, label, select, summary, textarea';

/** CSS pixels that a resting finger or mouse may move. */
const STILL = 10;

interface Press {
  control: HTMLElement;
  x: number;
  y: number;
  /** Where the control was. */
  place: DOMRect;
}

/**
 * A press counts for the control on which it began, also if the page moved before it ended, for example because a list arrived. Otherwise a
 * mouse would press nothing, and a finger what has come under it. A press is still given up by moving away from the control.
 */
export function keepPresses(page: Document): () => void {
  let press: Press | null = null;

  function begin({ target, isPrimary, button, clientX, clientY }: PointerEvent) {
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
    const counts = control !== null && isPrimary && button === 0;
    press = counts ? { control, x: clientX, y: clientY, place: control.getBoundingClientRect() } : null;
  }

  function end(event: MouseEvent) {
    const begun = press;
    press = null;
    // A click without a pointer comes from a key or from a script.
    if (!begun || event.detail === 0 || begun.control.contains(event.target as Node) || !isLost(begun, event)) return;
    event.preventDefault();
    event.stopPropagation();
    begun.control.focus({ preventScroll: true });
    begun.control.click();
  }

  page.addEventListener('pointerdown', begin, true);
  page.addEventListener('click', end, true);
  return () => {
    page.removeEventListener('pointerdown', begin, true);
    page.removeEventListener('click', end, true);
  };
}

/** Whether the control has moved and the pointer has not. */
function isLost({ control, x, y, place }: Press, { clientX, clientY }: MouseEvent) {
  if (!control.isConnected || Math.hypot(clientX - x, clientY - y) > STILL) return false;
  const now = control.getBoundingClientRect();
  return now.x !== place.x || now.y !== place.y;
}
