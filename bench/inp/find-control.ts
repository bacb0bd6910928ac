/** A button, box or field of a page; the place is the middle of what is pressed. */
export interface Control {
  name: string;
  isField: boolean;
  x: number;
  y: number;
}

/**
 * Runs in the page: scrolls to the nth control, in the open dialog if there is one, and returns it; `null` after the last one. Of controls that look
 * the same, such as the hearts of a list, only the first counts.
 */
export function findControl(nth: number): Control | null {
  const dialogs = [...document.querySelectorAll<HTMLElement>('dialog[open], [role=dialog]')];
  const dialog = dialogs.filter((one) => one.checkVisibility()).at(-1);
  const controls = 'button, summary, [role=button], [role=tab], input, textarea, label:has(input)';
  const kinds = new Map<string, HTMLElement>();
  for (const one of (dialog ?? document).querySelectorAll<HTMLElement>(controls)) {
    if (!isPressable(one)) continue;
    const kind = [one.tagName, one.className, one.getAttribute('type'), one.hasAttribute('aria-pressed')].join(' ');
    if (!kinds.has(kind)) kinds.set(kind, one);
  }
  const control = [...kinds.values()][nth];
  if (!control) return null;
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = control.getBoundingClientRect();
  return { name: nameOf(control), isField: isTyped(control), x: x + width / 2, y: y + height / 2 };

  function isPressable(one: HTMLElement) {
    const { width, height } = one.getBoundingClientRect();
    const isShown = one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 8 && height > 8;
    // A box is pressed by its label.
    const isInLabel = one.tagName === 'INPUT' && !isTyped(one) && one.closest('label') !== null;
    return isShown && !isInLabel && !one.matches(':disabled, [type=hidden]');
  }

  function isTyped(one: Element) {
    return one.matches('textarea, input:not([type=checkbox], [type=radio], [type=range], [type=submit], [type=file])');
  }

  function nameOf(one: HTMLElement) {
    const words = one.getAttribute('aria-label') ?? (one.textContent || one.getAttribute('name')) ?? '';
    return (
      words
        .replace(/[\s\u2060|]+/g, ' ')
        .trim()
        .slice(0, 32) || one.tagName.toLowerCase()
    );
  }
}
