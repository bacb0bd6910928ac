import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { UserCodeSchema } from './discount-code.ts';

export type OfferedCode = v.InferOutput<typeof UserCodeSchema>;

/** L2. Codes that would reduce the visitor's cart as it is now: their own ones, and those that the shop shows to everybody. */
export const readOfferedCodes = endpoint({
  method: 'GET',
  path: '/checkout/offered-codes',
  summary: 'L2. The codes that the visitor may use for this cart',
  body: v.object({ codes: v.array(UserCodeSchema) }),
});
