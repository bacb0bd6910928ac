export type Role = 'button' | 'checkbox' | 'heading' | 'link' | 'radio' | 'textbox';

export const selectors: Record<Role, string> = {
  button: 'button',
  checkbox: 'input[type=checkbox]',
  heading: 'h1',
  link: 'a[href]',
  radio: 'input[type=radio]',
  textbox: 'input:not([type=checkbox], [type=radio])',
};

export interface Place {
  x: number;
  y: number;
}

/**
 * Runs in the page. Returns where the first control with that name can be pressed: scrolled into view, enabled, not covered, and not in a
 * dialog that is still opening. A radio is visually hidden in its label, so the label is pressed.
 */
export function findPlace(selector: string, name: string): Place | null {
  const pattern = new RegExp(name);
  const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (control: HTMLInputElement) =>
    control.getAttribute('aria-label') ?? textOf(control.labels?.[0] ?? control);

  const isMoving = (element: Element | null): boolean =>
    element !== null &&
    (element
      .getAnimations()
      .some(({ playState, timeline }) => playState === 'running' && timeline === document.timeline) ||
      isMoving(element.parentElement));

  for (const control of document.querySelectorAll<HTMLInputElement>(selector)) {
    const area = control.type === 'radio' ? (control.labels?.[0] ?? control) : control;
    if (!pattern.test(nameOf(control)) || control.disabled || !area.checkVisibility({ visibilityProperty: true }))
      continue;
    area.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (isMoving(area)) continue;
    // A link that wraps has a box for each line.
    const [box] = area.getClientRects();
    if (!box) continue;
    const place = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
    const top = document.elementFromPoint(place.x, place.y);
    if (top && (area.contains(top) || top.closest('label')?.control === control)) return place;
  }
  return null;
}
