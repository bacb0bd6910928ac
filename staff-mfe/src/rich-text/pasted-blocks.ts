const blocks = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DIV DL DT FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER LI MAIN NAV OL P PRE SECTION TABLE TBODY TD TH THEAD TR UL'.split(
    ' ',
  ),
);

export const isBlock = ({ tagName }: Element): boolean => blocks.has(tagName);

export const hasBlocks = (element: Element): boolean => [...element.querySelectorAll('*')].some(isBlock);

/** The text of a block as one block: where its inner blocks begin, a line breaks. */
export function joinBlocks(element: Element): void {
  for (const block of [...element.querySelectorAll('*')].reverse()) {
    if (!isBlock(block) || block.closest('ul, ol') !== element.closest('ul, ol')) continue;
    const isFirst = !hasTextBefore(block, element);
    block.replaceWith(...(isFirst ? [] : [element.ownerDocument.createElement('br')]), ...block.childNodes);
  }
}

function hasTextBefore(block: Element, within: Element): boolean {
  const range = within.ownerDocument.createRange();
  range.setStart(within, 0);
  range.setEndBefore(block);
  return range.toString().trim() !== '';
}
