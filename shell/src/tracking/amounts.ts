import type { FactItem } from '@odeta/contracts';

/** Calculates in whole minor units, so that sums are exact; inputs and results are major units with the currency's digits (R22). */
export function createAmounts(minorDigits: number) {
  const factor = 10 ** minorDigits;
  const toMinor = (price: number) => Math.round(price * factor);
  const toMajor = (minor: number) => Number((minor / factor).toFixed(minorDigits));
  const paid = ({ price, pricePromo }: Pick<FactItem, 'price' | 'pricePromo'>) => toMinor(pricePromo ?? price);

  return {
    priceOf: (item: FactItem) => toMajor(paid(item)),
    discountOf: (item: FactItem) => toMajor(toMinor(item.price) - paid(item)),
    sumOf: (items: readonly FactItem[]) => toMajor(items.reduce((sum, item) => sum + paid(item) * item.quantity, 0)),
    /** The server's total without the delivery costs. */
    valueIn: ({ total, shippingCost }: { total: number; shippingCost: number }) =>
      toMajor(toMinor(total) - toMinor(shippingCost)),
  };
}
export type Amounts = ReturnType<typeof createAmounts>;
