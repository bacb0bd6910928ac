/** What tells a control apart from the others of a page: its kind and name, and its number among those with the same. */
export interface ControlPlace {
  key: string;
  number: number;
}

export function placeOf(page: Document, element: HTMLElement): ControlPlace {
  const key = keyOf(element);
  return { key, number: controlsOf(page, key).indexOf(element) };
}

export const findControl = (page: Document, { key, number }: ControlPlace): HTMLElement | null =>
  controlsOf(page, key)[number] ?? null;

const controlsOf = (page: Document, key: string) =>
  [...page.querySelectorAll<HTMLElement>('button, input, select, textarea, a[aria-expanded]')].filter(
    (other) => keyOf(other) === key,
  );

function keyOf(element: HTMLElement) {
  const { tagName, textContent } = element;
  const isOption = element.matches('[type=radio], [type=checkbox]');
  const attributes = ['type', 'name', 'aria-label', ...(isOption ? ['value'] : [])];
  return [tagName, tagName === 'BUTTON' && textContent, ...attributes.map((name) => element.getAttribute(name))].join();
}
