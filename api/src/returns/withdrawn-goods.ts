import { sizeName } from '@odeta/contracts';

interface Goods {
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

/** The goods of a line as the form writes them into a statement, which continues with the number of pieces. */
export const statedGoods = ({ name, colorName, size }: Goods): string =>
  [name, colorName, sizeName(size)].filter(Boolean).join(', ');

/**
 * Whether a withdrawal includes this line: all goods are withdrawn from, an employee has selected the line, or a line of the statement
 * starts with it, in the format in which the form writes ticked goods.
 */
export function isWithdrawn({ goods, isRead, lineIds }: DeclaredGoods, line: Goods & { lineId: number }): boolean {
  if (goods === null) return true;
  if (isRead) return lineIds.some((id) => String(id) === String(line.lineId));
  const written = statedGoods(line);
  return goods.split('\n').some((text) => text === written || text.startsWith(`${written}, `));
}
