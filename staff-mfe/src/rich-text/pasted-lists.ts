import { hasBlocks, joinBlocks } from './pasted-blocks.ts';

interface Item {
  level: number;
  tag: 'ul' | 'ol';
  content: readonly Node[];
}

/** A row of a table is a line, as long as its cells are lines, too. */
export function joinRows(body: HTMLElement): void {
  for (const column of body.querySelectorAll('colgroup, col')) column.remove();
  for (const row of body.querySelectorAll('tr')) {
    const cells = [...row.children];
    if (cells.some(hasBlocks)) continue;
    row.replaceWith(lineOf(cells));
  }
  for (const table of [...body.querySelectorAll('table, thead, tbody, tfoot')].reverse())
    if (!table.querySelector('td, th')) table.replaceWith(...table.childNodes);
}

function lineOf(cells: readonly Element[]): Element {
  const line = document.createElement('p');
  for (const cell of cells) {
    if ((cell.textContent ?? '').trim() === '') continue;
    if (line.hasChildNodes()) line.append(' ');
    line.append(...cell.childNodes);
  }
  return line;
}

/**
 * Lists of programs that have none: Word writes paragraphs with a level, and Word in the browser a list around each item. Neighbours become
 * one list with others in it. In all lists an item is one text, and inner lists belong to the item above.
 */
export function buildLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ul, ol')) wrapStray(list);
  for (const wrapper of [...body.querySelectorAll('div')].reverse())
    if (isAroundLists(wrapper)) wrapper.replaceWith(...wrapper.children);
  for (const first of body.querySelectorAll('*')) {
    if (!first.isConnected || !isListed(first) || first.parentElement?.closest('ul, ol')) continue;
    const run = runFrom(first);
    const place = body.ownerDocument.createComment('');
    first.before(place);
    const items = run.flatMap(itemsOf);
    for (const element of run) element.remove();
    place.replaceWith(...nested(body.ownerDocument, items));
  }
  for (const item of body.querySelectorAll('li')) joinBlocks(item);
}

/** What stands in a list without an item becomes one. */
function wrapStray(list: Element) {
  let item: Element | null = null;
  for (const node of [...list.childNodes]) {
    if (node instanceof Element && node.matches('li, ul, ol')) item = null;
    else if ((node.textContent ?? '').trim() !== '') {
      if (!item) {
        item = document.createElement('li');
        node.before(item);
      }
      item.append(node);
    }
  }
}

const isAroundLists = (wrapper: Element) =>
  wrapper.children.length > 0 &&
  [...wrapper.children].every((child) => child.matches('ul, ol') && child.querySelector('[data-level]')) &&
  [...wrapper.childNodes].every((node) => node.nodeType !== Node.TEXT_NODE || (node.textContent ?? '').trim() === '');

const isListed = (element: Element) =>
  element.matches('p[data-item], h1[data-item], h2[data-item], h3[data-item], div[data-item]') ||
  (element.matches('ul, ol') && element.querySelector('li[data-level]') !== null);

function runFrom(first: Element): Element[] {
  const run: Element[] = [];
  for (let next: Node | null = first; next; next = next.nextSibling) {
    if (next instanceof Element && isListed(next)) run.push(next);
    else if ((next.textContent ?? '').trim() !== '' || next instanceof Element) break;
  }
  return run;
}

function itemsOf(element: Element): Item[] {
  if (element.hasAttribute('data-item')) {
    const sign = element.getAttribute('data-sign') ?? '';
    // "o" is the mark of an inner bullet.
    const isNumbered = /^[\s\u00a0(]*(\d+|[a-z]{1,4})[.)]/i.test(sign);
    const level = Number(element.getAttribute('data-item'));
    return [{ level, tag: isNumbered ? 'ol' : 'ul', content: [...element.childNodes] }];
  }
  return [...element.querySelectorAll('li')].map((item) => ({
    level: Number(item.getAttribute('data-level') ?? 1),
    tag: item.parentElement?.matches('ol') ? 'ol' : 'ul',
    content: [...item.childNodes].filter((node) => !(node instanceof Element && node.matches('ul, ol'))),
  }));
}

function nested(document: Document, items: readonly Item[]): Element[] {
  const roots: Element[] = [];
  const open: { level: number; list: Element }[] = [];
  for (const { level, tag, content } of items) {
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const last = open.at(-1);
    if (last?.level === level && !last.list.matches(tag)) open.pop();
    if (open.at(-1)?.level !== level) {
      const list = document.createElement(tag);
      const above = open.at(-1)?.list.lastElementChild;
      if (above) above.append(list);
      else roots.push(list);
      open.push({ level, list });
    }
    const item = document.createElement('li');
    item.append(...content);
    open.at(-1)?.list.append(item);
  }
  return roots;
}
