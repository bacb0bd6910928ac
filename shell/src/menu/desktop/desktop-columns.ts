import type { MenuEntry } from '@odeta/contracts';
import { shownChildren } from '../../layout/shown-entries.ts';

export const MOST_COLUMNS = 5;
/** Links per list; longer lists are shown in two halves. */
const LONGEST = 6;

/** A list of links in a column, below its heading if it has one. */
export interface MenuList {
  heading: MenuEntry | null;
  halves: MenuEntry[][];
}

/** What stands below the columns: new and reduced goods of the entry, which have no children. */
export const extrasOf = (entry: MenuEntry) => shownChildren(entry).filter(isExtra);

/** The children with a submenu of their own, and those that are only links. */
export const branchesOf = (entry: MenuEntry) => shownChildren(entry).filter((child) => !isExtra(child));

const isExtra = (child: MenuEntry) => child.categoryType !== 'standard' && shownChildren(child).length === 0;

/** The lists below an entry; entries without children are in the first list. */
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

/** Distributes lists over the columns; further lists go below the others in turn. */
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
