import type { WithdrawableItem } from '@odeta/contracts';
import { cleanLine } from '@odeta/validation';

export interface ChosenItem {
  lineId: string;
  quantity: number;
}

type Item = Pick<WithdrawableItem, 'lineId' | 'text' | 'left'>;

/** A number of pieces in the customer's language. */
type PiecesText = (count: number) => string;

/** What a statement names. */
export interface DeclaredGoods {
  chosen: readonly ChosenItem[];
  /** Lines in the customer's own words. */
  other: readonly string[];
}

const linesOf = (goods: string) => goods.split('\n').filter(Boolean);

/** Reads the chosen items from the statement, whose text this page has written itself. */
export function declaredGoods(goods: string, items: readonly Item[], pieces: PiecesText): DeclaredGoods {
  const chosen: ChosenItem[] = [];
  const other: string[] = [];
  for (const line of linesOf(goods)) {
    const found = itemOfLine(line, items, pieces);
    if (found && chosen.every(({ lineId }) => lineId !== found.lineId)) chosen.push(found);
    else other.push(line);
  }
  return { chosen, other };
}

/** The statement with this many pieces of the item; with 0 the item is removed from it. */
export function declareItem(goods: string, item: Item, quantity: number, pieces: PiecesText): string {
  const lines = linesOf(goods);
  const place = lines.findIndex((line) => itemOfLine(line, [item], pieces));
  const written = quantity > 0 ? [`${item.text}, ${pieces(quantity)}`] : [];
  return (place < 0 ? [...lines, ...written] : lines.toSpliced(place, 1, ...written)).join('\n');
}

function itemOfLine(line: string, items: readonly Item[], pieces: PiecesText): ChosenItem | undefined {
  // The form has cleaned the statement: our texts keep a number and its unit together by another kind of space.
  const typed = cleanLine(line);
  for (const { lineId, text, left } of items) {
    if (!typed.startsWith(cleanLine(text))) continue;
    for (let quantity = 1; quantity <= left; quantity += 1)
      if (typed === cleanLine(`${text}, ${pieces(quantity)}`)) return { lineId, quantity };
  }
  return undefined;
}
