import type { MenuEntry } from '@odeta/contracts';

export const tabsOf = (entries: readonly MenuEntry[]) => entries.filter(({ mainCategory }) => mainCategory);

/** The path from the first level to the entry with this id; empty when there is none. */
export function pathTo(id: string, entries: readonly MenuEntry[]): MenuEntry[] {
  for (const entry of entries) {
    if (entry.id === id) return [entry];
    const below = pathTo(id, Object.values(entry.children));
    if (below.length > 0) return [entry, ...below];
  }
  return [];
}
