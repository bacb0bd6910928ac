import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { PriceSchema } from '../base/price.ts';
import { UserCodeSchema } from './discount-code.ts';

const OfferedCodeSchema = v.object({
  ...UserCodeSchema.entries,
  /** By how much the total falls if it takes the place of the code that the cart has; `null` if it does not. */
  saving: v.optional(v.nullable(PriceSchema)),
});
export type OfferedCode = v.InferOutput<typeof OfferedCodeSchema>;

const NearCodeSchema = v.object({
  ...UserCodeSchema.entries,
  /** The value of goods that is missing up to its minimum. */
  missing: PriceSchema,
});
export type NearCode = v.InferOutput<typeof NearCodeSchema>;

/** L2. Codes that would reduce the visitor's cart as it is now: their own ones, and those that the shop shows to everybody. */
export const readOfferedCodes = endpoint({
  method: 'GET',
  path: '/checkout/offered-codes',
  summary: 'L2. The codes that the visitor may use for this cart',
  body: v.object({
    /** The one that saves most first. */
    codes: v.array(OfferedCodeSchema),
    /** Codes to whose minimum value of goods something is missing; the nearest first. Older servers do not name them. */
    near: v.optional(v.array(NearCodeSchema)),
  }),
});
