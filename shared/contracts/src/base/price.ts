import * as v from 'valibot';

/** R22. Prices in requests and responses: decimal numbers in major units of the country's currency (12.99; HUF and UAH whole). */
export const PriceSchema = v.pipe(v.number(), v.finite());
export type Price = v.InferOutput<typeof PriceSchema>;
