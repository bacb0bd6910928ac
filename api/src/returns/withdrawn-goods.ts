import { sizeName } from '@odeta/contracts';

interface Goods {
  name: string;
  colorName: string;
  size: string;
}

/** The goods that a withdrawal names. */
export interface DeclaredGoods {
  /** `null`: all goods of the order. */
  goods: string | null;
  /** The lines that the buyer chose or that an employee has selected; `quantity` is `null` for all their pieces. */
  lines: readonly { lineId: number | string; quantity: number | null }[];
  /** Whether nothing but `lines` is meant, because there are no other words or because an employee has read them. */
  isRead: boolean;
}

/** The goods of a line as the form writes them into a statement, which continues with the number of pieces. */
export const statedGoods = ({ name, colorName, size }: Goods): string =>
  [name, colorName, sizeName(size)].filter(Boolean).join(', ');

interface Line extends Goods {
  lineId: number;
  /** Pieces that were sent back without the label of a return, or are not sent because of a withdrawal. */
  settled: number;
}

/** Pieces of the line that are withdrawn from and were not sent back yet; `Infinity` for all of them. */
export const withdrawnPieces = (withdrawals: readonly DeclaredGoods[], line: Line): number =>
  Math.max(0, withdrawals.reduce((sum, declared) => sum + declaredPieces(declared, line), 0) - line.settled);

/**
 * All pieces if all goods are withdrawn from, if an employee has selected the line, or if the statement names it without a number; otherwise
 * the chosen number, or that in a statement of a form without lines, in the format in which it wrote ticked goods.
 */
function declaredPieces({ goods, isRead, lines }: DeclaredGoods, line: Line): number {
  if (goods === null) return Number.POSITIVE_INFINITY;
  const chosen = lines.find(({ lineId }) => String(lineId) === String(line.lineId));
  if (chosen) return chosen.quantity ?? Number.POSITIVE_INFINITY;
  if (isRead || lines.length > 0) return 0;
  const written = statedGoods(line);
  return goods
    .split('\n')
    .filter((text) => text === written || text.startsWith(`${written}, `))
    .map((text) => Number.parseInt(text.slice(written.length + 2), 10))
    .reduce((sum, pieces) => sum + (Number.isNaN(pieces) ? Number.POSITIVE_INFINITY : pieces), 0);
}
