import type { MenuEntry } from '@odeta/contracts';
import { shownChildren } from '../../layout/shown-entries.ts';

export const MOST_COLUMNS = 5;
/** Links in one list; a longer one is double. */
const LONGEST = 6;

/** A list of links in a column, under the entry that they belong to, if they belong to one of their own. */
export interface MenuList {
  heading: MenuEntry | null;
  /** Two halves when the list is double. */
  halves: MenuEntry[][];
}

/** The lists below an entry; what has nothing below it stands together in the first one. */
export function listsOf(branch: MenuEntry): MenuList[] {
  const children = shownChildren(branch);
  const links = children.filter((child) => shownChildren(child).length === 0);
  const groups = children.filter((child) => shownChildren(child).length > 0);
  const lists = groups.map((heading) => ({ heading, links: shownChildren(heading) }));
  const all = links.length > 0 ? [...lists, { heading: null, links }] : lists;
  let free = MOST_COLUMNS - all.length;
  return all.map(({ heading, links: own }) => {
    const isDouble = own.length > LONGEST && free > 0;
    if (isDouble) free -= 1;
    return { heading, halves: isDouble ? halvesOf(own) : [own] };
  });
}

/** As many columns as there may be; what is left stands below the others in turn. */
export function columnsOf(lists: readonly MenuList[]): MenuList[][] {
  const columns: MenuList[][] = [];
  lists.forEach((list, index) => {
    const column = columns[index % MOST_COLUMNS];
    if (column) column.push(list);
    else columns.push([list]);
  });
  return columns;
}

function halvesOf(links: MenuEntry[]) {
  const middle = Math.ceil(links.length / 2);
  return [links.slice(0, middle), links.slice(middle)];
}
