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

interface Line extends Goods {
  lineId: number;
  /** Pieces that were sent back without the label of a return. */
  unlabelled: number;
}

/** Pieces of the line that are withdrawn from and were not sent back yet; `Infinity` for all of them. */
export const withdrawnPieces = (withdrawals: readonly DeclaredGoods[], line: Line): number =>
  Math.max(0, withdrawals.reduce((sum, declared) => sum + declaredPieces(declared, line), 0) - line.unlabelled);

/**
 * All pieces if all goods are withdrawn from, if an employee has selected the line, or if the statement names it without a number; otherwise
 * the number in the statement, in the format in which the form writes ticked goods.
 */
function declaredPieces({ goods, isRead, lineIds }: DeclaredGoods, line: Line): number {
  if (goods === null) return Number.POSITIVE_INFINITY;
  if (isRead) return lineIds.some((id) => String(id) === String(line.lineId)) ? Number.POSITIVE_INFINITY : 0;
  const written = statedGoods(line);
  return goods
    .split('\n')
    .filter((text) => text === written || text.startsWith(`${written}, `))
    .map((text) => Number.parseInt(text.slice(written.length + 2), 10))
    .reduce((sum, pieces) => sum + (Number.isNaN(pieces) ? Number.POSITIVE_INFINITY : pieces), 0);
}
