import { sizeName } from '@odeta/contracts';

interface Line {
  name: string;
  colorName: string;
  size: string;
}

/**
 * Whether a withdrawal is from this line: from all goods, or in a line of its statement that begins as the form writes those that were
 * ticked. What a buyer has put into words of his own, a person reads.
 */
export function isWithdrawn(goods: string | null, { name, colorName, size }: Line): boolean {
  if (goods === null) return true;
  const written = [name, colorName, sizeName(size)].filter(Boolean).join(', ');
  return goods.split('\n').some((line) => line === written || line.startsWith(`${written}, `));
}
