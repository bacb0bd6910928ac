/** A part of the page that one unit is responsible for. */
export interface Area {
  unit: string;
  /** What is replaced when its unit fails: the whole page, or only the route. */
  boundary: 'page' | 'route';
  /** Whether it is within another unit's area. */
  isPart: boolean;
  /** There is no room above the header, and its logo must stay readable. */
  isTaggedBelow: boolean;
  top: number;
  left: number;
  width: number;
  height: number;
}

const SHELL = 'shell';

/** `remote`: the page's unit. Positions are relative to the document. */
export function findAreas(page: Document, remote: string | undefined): Area[] {
  const ofShell = ['header', 'footer', 'main [data-shell-part]'].flatMap((selector) =>
    [...page.querySelectorAll(selector)].map((element) => areaOf(element, SHELL, selector.startsWith('main'))),
  );
  const main = page.getElementById('main');
  const all = [...(main && remote ? [areaOf(main, remote, false)] : []), ...ofShell];
  return all.filter(({ width, height }) => width > 0 && height > 0);
}

function areaOf(element: Element, unit: string, isPart: boolean): Area {
  const { top, left, width, height } = element.getBoundingClientRect();
  const { scrollX = 0, scrollY = 0 } = element.ownerDocument.defaultView ?? {};
  const boundary = unit === SHELL ? 'page' : 'route';
  const isTaggedBelow = element.matches('header');
  return { unit, boundary, isPart, isTaggedBelow, top: top + scrollY, left: left + scrollX, width, height };
}
