import * as v from 'valibot';

/**
 * I6. Availability: 1 and 6 available (6 again in stock), 2 later (in 3–4 weeks), 4 a temporary technical
 * problem, 3 sold out, 0 unknown.
 */
export const AvailabilitySchema = v.picklist([0, 1, 2, 3, 4, 6]);
export type Availability = v.InferOutput<typeof AvailabilitySchema>;
const purchasable: readonly Availability[] = [1, 2, 4, 6];

/** I6. When goods are available (after a technical problem: later), and the last part of the message key for it. */
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

/** I6. Can be bought, now or in advance. */
export const isPurchasable = ({ availability }: Stocked): boolean => purchasable.includes(availability);

export const isSoldOut = ({ availability }: Stocked): boolean => availability === 3;

/** I6. Can be bought in advance, before it is in stock. */
export const isLater = ({ availability }: Stocked): boolean => availability === 2;

export const VariantIdSchema = v.pipe(v.string(), v.regex(/^\d{1,18}$/));
export type VariantId = v.InferOutput<typeof VariantIdSchema>;
