import * as v from 'valibot';

/** R22. Money on the wire: a decimal number in major units of the country's currency (12.99; HUF and UAH whole). */
export const PriceSchema = v.pipe(v.number(), v.finite());
export type Price = v.InferOutput<typeof PriceSchema>;
