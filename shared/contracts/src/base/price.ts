import * as v from 'valibot';

/** R22. Prices in requests and responses: decimal numbers in major units of the country's currency (12.99; HUF and UAH whole). */
export const PriceSchema = v.pipe(v.number(), v.finite());
export type Price = v.InferOutput<typeof PriceSchema>;

interface Priced {
  price: Price;
  pricePromo: Price | null;
}

/** I3. What one piece costs: the promotional price if there is one. */
export const paidPrice = ({ price, pricePromo }: Priced): Price => pricePromo ?? price;

/** What lines cost together. Added up in whole hundredths, so that the sum is exact. */
export const sumOfLines = (lines: readonly (Priced & { quantity: number })[]): Price =>
  lines.reduce((sum, line) => sum + Math.round(paidPrice(line) * 100) * line.quantity, 0) / 100;
