import type { FactItem } from '@odeta/contracts';

/** Counts in whole minor units, so that sums are exact; in and out are major units with the digits of the currency (R22). */
export function createAmounts(minorDigits: number) {
  const factor = 10 ** minorDigits;
  const toMinor = (price: number) => Math.round(price * factor);
  const toMajor = (minor: number) => Number((minor / factor).toFixed(minorDigits));
  const paid = ({ price, pricePromo }: Pick<FactItem, 'price' | 'pricePromo'>) => toMinor(pricePromo ?? price);

  return {
    priceOf: (item: FactItem) => toMajor(paid(item)),
    discountOf: (item: FactItem) => toMajor(toMinor(item.price) - paid(item)),
    sumOf: (items: readonly FactItem[]) => toMajor(items.reduce((sum, item) => sum + paid(item) * item.quantity, 0)),
    /** Of what the server said: the total without what delivery costs. */
    valueIn: ({ total, shippingCost }: { total: number; shippingCost: number }) =>
      toMajor(toMinor(total) - toMinor(shippingCost)),
  };
}
export type Amounts = ReturnType<typeof createAmounts>;
