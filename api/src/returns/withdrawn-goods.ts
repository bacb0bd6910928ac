import { sizeName } from '@odeta/contracts';

interface Line {
  lineId: number;
  name: string;
  colorName: string;
  size: string;
}

/** The goods that a withdrawal names. */
export interface DeclaredGoods {
  /** In the buyer's words; `null`: all goods of the order. */
  goods: string | null;
  /** Whether an employee has selected the lines that are meant; then only `lineIds` count. */
  isRead: boolean;
  lineIds: readonly (number | string)[];
}

/**
 * Whether a withdrawal includes this line: all goods are withdrawn from, an employee has selected the line, or a line of the statement
 * starts with it, in the format in which the form writes ticked goods.
 */
export function isWithdrawn({ goods, isRead, lineIds }: DeclaredGoods, { lineId, ...line }: Line): boolean {
  if (goods === null) return true;
  if (isRead) return lineIds.some((id) => String(id) === String(lineId));
  const written = [line.name, line.colorName, sizeName(line.size)].filter(Boolean).join(', ');
  return goods.split('\n').some((text) => text === written || text.startsWith(`${written}, `));
}
