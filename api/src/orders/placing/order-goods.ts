import { ApiError } from '../../http/api-error.ts';
import { maxQuantityOf } from '../../pricing/availability.ts';
import { type Cart, type CartLine, isPaidFor } from '../../pricing/cart.ts';

/** The lines to order: ticked and available. Throws an `ApiError` when there are none, or when one exceeds the stock. */
export function goodsOf({ lines }: Cart): CartLine[] {
  const goods = lines.filter(isPaidFor);
  const tooMany = goods.filter((line) => line.quantity > maxQuantityOf(line));
  if (tooMany.length > 0) throw soldOut(tooMany);
  if (goods.length > 0) return goods;
  const gone = goneLines({ lines });
  throw gone.length > 0 ? soldOut(gone, 'all-sold-out') : new ApiError('empty-cart');
}

/** An error with the lines and their available quantities. */
export function soldOut(lines: readonly CartLine[], message?: string): ApiError {
  const names = lines.map(({ name }) => name).join(', ');
  const body = {
    cartItems: lines.map((line) => ({
      entryId: String(line.entryId),
      name: line.name,
      available: maxQuantityOf(line),
    })),
  };
  return new ApiError('sold-out', { parameters: { names }, body, ...(message && { message }) });
}

/** Ticked lines that cannot be bought any more. */
export const goneLines = ({ lines }: Pick<Cart, 'lines'>) => lines.filter((line) => line.checked && !isPaidFor(line));

/** An error with the sold-out lines; if there are no other goods, it says that the order cannot be placed. */
export function soldOutNow(left: readonly CartLine[], goods: readonly CartLine[]) {
  const isAll = left.length === goods.length && left.every((line) => maxQuantityOf(line) === 0);
  return soldOut(left, isAll ? 'all-sold-out' : undefined);
}
