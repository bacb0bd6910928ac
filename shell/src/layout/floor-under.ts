/** Rounds in which bars above bars are found: the bottom navigation, a buy button, the cookie banner, a floating button. */
const ROUNDS = 4;
/** Pixels between bars and what floats above them. */
const GAP = 12;

/**
 * How far above the lower edge of the window an element has to be so that it covers no bar, banner or floating button. An element of half
 * the window's height or more is no bar.
 */
export function floorUnder(page: Window, element: HTMLElement): number {
  const { left, right, width, height } = element.getBoundingClientRect();
  let floor = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const line = page.innerHeight - floor;
    const points = [left + 2, left + width / 2, right - 2].flatMap((x) => [
      [x, line - 2] as const,
      [x, line - GAP - height / 2] as const,
    ]);
    const tops = points.flatMap(([x, y]) => topsAt(page, element, x, y));
    if (tops.length === 0) return floor;
    floor = page.innerHeight - Math.min(...tops);
  }
  return floor;
}

/** The upper edges of fixed and sticky elements at a point. */
function topsAt(page: Window, own: HTMLElement, x: number, y: number): number[] {
  return page.document.elementsFromPoint(x, y).flatMap((hit) => {
    const bar = own.contains(hit) ? null : barAround(page, hit);
    if (!bar || bar.contains(own)) return [];
    const top = Math.min(bar.getBoundingClientRect().top, hit.getBoundingClientRect().top);
    return page.innerHeight - top < page.innerHeight / 2 ? [top] : [];
  });
}

function barAround(page: Window, hit: Element): Element | null {
  for (let element: Element | null = hit; element; element = element.parentElement) {
    if (/fixed|sticky/.test(page.getComputedStyle(element).position)) return element;
  }
  return null;
}
