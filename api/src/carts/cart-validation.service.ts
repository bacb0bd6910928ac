import { maxQuantityOf } from '../pricing/availability.ts';
import { type Cart, isPaidFor } from '../pricing/cart.ts';

type Text = (key: string, parameters?: Record<string, string | number>) => string;

/** Texts for the visitor on why the cart may not go to checkout; empty when it may. */
export function cartProblems({ lines }: Pick<Cart, 'lines'>, text: Text): string[] {
  const purchasable = lines.filter((line) => maxQuantityOf(line) > 0);
  if (lines.length > 0 && purchasable.length === 0) return [text('all-sold-out')];
  const paidFor = lines.filter(isPaidFor);
  if (paidFor.length === 0) return [text('select-item')];

  return paidFor
    .filter((line) => line.quantity > maxQuantityOf(line))
    .map((line) => `${line.name}: ${text('not-enough-stock', { count: maxQuantityOf(line) })}`);
}
