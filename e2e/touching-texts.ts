import type { Page } from '@playwright/test';

/** Sets the standard font size of the browser, as visitors do who need larger type. */
export async function useFontSize(page: Page, size: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

/** Visible lines of text that meet another one, or the edge of the window. */
export const touchingTexts = (page: Page) => page.evaluate(findTouching);

/** Runs in the page. */
function findTouching(): string[] {
  interface Line {
    words: string;
    owner: Element;
    /** Sticky and fixed parts are over others on purpose. */
    layer: Element | null;
    isInScroller: boolean;
    box: { left: number; right: number; top: number; bottom: number };
  }
  const { clientWidth } = document.documentElement;
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const owner = walker.currentNode.parentElement;
    const words = walker.currentNode.textContent?.trim() ?? '';
    if (owner && words && isSeen(owner)) lines.push(...linesOf(walker.currentNode, owner, words.slice(0, 30)));
  }
  const edges = lines
    .filter(({ isInScroller, box }) => !isInScroller && (box.left < -1 || box.right > clientWidth + 1))
    .map(({ words }) => `${words}: over the edge`);
  const pairs = lines.flatMap((one, index) =>
    lines.slice(index + 1).flatMap((other) => (meet(one, other) ? [`${one.words}: over ${other.words}`] : [])),
  );
  return [...new Set([...edges, ...pairs])];

  function isSeen(element: Element) {
    if (element.closest('script, style, noscript, select, [inert], [aria-hidden="true"]')) return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    return !ancestors(element).some((one) => {
      const style = getComputedStyle(one);
      return style.clipPath !== 'none' || (style.position === 'absolute' && one.clientWidth <= 1);
    });
  }

  function linesOf(node: Node, owner: Element, words: string): Line[] {
    const range = document.createRange();
    range.selectNodeContents(node);
    const around = ancestors(owner);
    const layer = around.find((one) => /fixed|sticky/.test(getComputedStyle(one).position)) ?? null;
    const isInScroller = around.some(
      (one) =>
        one !== document.documentElement &&
        one !== document.body &&
        getComputedStyle(one).overflowX !== 'visible' &&
        one.scrollWidth > one.clientWidth + 1,
    );
    const size = Number.parseFloat(getComputedStyle(owner).fontSize);
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, right, top, bottom }) => {
        // Boxes of lines are higher than letters.
        const spare = Math.max(0, (bottom - top - size) / 2);
        return { words, owner, layer, isInScroller, box: { left, right, top: top + spare, bottom: bottom - spare } };
      });
  }

  function ancestors(element: Element): Element[] {
    return element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];
  }

  function meet(one: Line, other: Line) {
    if (one.owner === other.owner || one.layer !== other.layer || one.isInScroller !== other.isInScroller) return false;
    const [a, b] = [one.box, other.box];
    return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  }
}
