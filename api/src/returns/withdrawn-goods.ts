import { sizeName } from '@odeta/contracts';

interface Line {
  lineId: number;
  name: string;
  colorName: string;
  size: string;
}

/** What a withdrawal is from. */
export interface DeclaredGoods {
  /** In the buyer's words; `null`: all goods of the order. */
  goods: string | null;
  /** Whether a person of the shop has said which lines are meant: then these count. */
  isRead: boolean;
  lineIds: readonly (number | string)[];
}

/**
 * Whether a withdrawal is from this line: from all goods, from one that a person of the shop has matched, or in a line of its statement
 * that begins as the form writes those that were ticked.
 */
export function isWithdrawn({ goods, isRead, lineIds }: DeclaredGoods, { lineId, ...line }: Line): boolean {
  if (goods === null) return true;
  if (isRead) return lineIds.some((id) => String(id) === String(lineId));
  const written = [line.name, line.colorName, sizeName(line.size)].filter(Boolean).join(', ');
  return goods.split('\n').some((text) => text === written || text.startsWith(`${written}, `));
}
