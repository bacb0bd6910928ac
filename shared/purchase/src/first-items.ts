import type { ListedItem } from './item-list.tsx';

export interface ItemGroup {
  title: string;
  items: readonly ListedItem[];
  /** Shown with its title even if it is the only group, and never folded. */
  isNamed?: boolean;
}

/** The first items across the groups, and the rest of each group. A single item is not worth folding. */
export function firstOf(groups: readonly ItemGroup[], most: number) {
  const foldable = groups.filter(({ isNamed }) => !isNamed);
  const count = foldable.reduce((sum, { items }) => sum + items.length, 0);
  let left = count <= most + 1 ? count : most;
  const first: ItemGroup[] = [];
  const rest: ItemGroup[] = [];
  for (const group of groups) {
    const shown = group.isNamed ? group.items.length : left;
    if (!group.isNamed) left = Math.max(0, left - group.items.length);
    if (shown > 0) first.push({ ...group, items: group.items.slice(0, shown) });
    if (shown < group.items.length) rest.push({ ...group, items: group.items.slice(shown) });
  }
  return { first, rest };
}
