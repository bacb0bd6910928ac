import * as v from 'valibot';

/**
 * I6. What can be bought: 1 and 6 available (6 again in stock), 2 later (in 3–4 weeks), 4 a technical problem that may
 * pass, 3 sold out, 0 unknown.
 */
export const AvailabilitySchema = v.picklist([0, 1, 2, 3, 4, 6]);
export type Availability = v.InferOutput<typeof AvailabilitySchema>;
export const purchasableAvailabilities: readonly Availability[] = [1, 2, 4, 6];

export const VariantIdSchema = v.pipe(v.string(), v.regex(/^\d{1,18}$/));
export type VariantId = v.InferOutput<typeof VariantIdSchema>;
