import * as v from 'valibot';

/**
 * I6. What can be bought: 1 and 6 available (6 again in stock), 2 later (in 3–4 weeks), 4 a technical problem that may
 * pass, 3 sold out, 0 unknown.
 */
export const AvailabilitySchema = v.picklist([0, 1, 2, 3, 4, 6]);
export type Availability = v.InferOutput<typeof AvailabilitySchema>;
const purchasable: readonly Availability[] = [1, 2, 4, 6];

/** I6. How soon goods can be had (a technical problem may pass: later), and the end of the key of the text that says so. */
export const availabilityStates: Record<Availability, { supply: 'now' | 'later' | 'none'; key: string }> = {
  0: { supply: 'none', key: 'unknown' },
  1: { supply: 'now', key: 'in-stock' },
  2: { supply: 'later', key: 'later' },
  3: { supply: 'none', key: 'sold-out' },
  4: { supply: 'later', key: 'checking' },
  6: { supply: 'now', key: 'again' },
};

interface Stocked {
  availability: Availability;
}

/** I6. It can be bought, now or before it comes in. */
export const isPurchasable = ({ availability }: Stocked): boolean => purchasable.includes(availability);

export const isSoldOut = ({ availability }: Stocked): boolean => availability === 3;

/** I6. Can be bought before it comes in. */
export const isLater = ({ availability }: Stocked): boolean => availability === 2;

export const VariantIdSchema = v.pipe(v.string(), v.regex(/^\d{1,18}$/));
export type VariantId = v.InferOutput<typeof VariantIdSchema>;
