import type { MenuEntry } from '@odeta/contracts';

/** B6. The boxes of a tab; those of the whole menu if it has none of its own. */
export function boxesOf(entries: readonly MenuEntry[], tab: string): MenuEntry[] {
  const boxes = entries.filter(({ mainCategory }) => !mainCategory);
  const own = boxes.filter(({ department }) => department === tab);
  return own.length > 0 ? own : boxes.filter(({ department }) => !department);
}
