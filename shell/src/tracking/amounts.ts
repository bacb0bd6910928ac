import { type FactItem, paidPrice, sumOfLines } from '@odeta/contracts';

interface TrackedSums {
  total: number;
  shippingCost: number;
  cashRounding?: number;
}

/** Calculates in whole minor units, so that sums are exact; inputs and results are major units with the currency's digits (R22). */
export function createAmounts(minorDigits: number) {
  const factor = 10 ** minorDigits;
  const toMinor = (price: number) => Math.round(price * factor);
  const toMajor = (minor: number) => Number((minor / factor).toFixed(minorDigits));
  const paid = (item: Pick<FactItem, 'price' | 'pricePromo'>) => toMinor(paidPrice(item));

  return {
    priceOf: (item: FactItem) => toMajor(paid(item)),
    discountOf: (item: FactItem) => toMajor(toMinor(item.price) - paid(item)),
    sumOf: (items: readonly FactItem[]) => sumOfLines(items),
    /** The server's total without the delivery costs and the rounding of cash. */
    valueIn: ({ total, shippingCost, cashRounding = 0 }: TrackedSums) =>
      toMajor(toMinor(total) - toMinor(shippingCost) - toMinor(cashRounding)),
  };
}
export type Amounts = ReturnType<typeof createAmounts>;
