import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { MethodKeySchema } from './delivery-method.ts';

/** A card or a bank app that the payment provider keeps for the customer. The shop stores nothing of it. */
export const SavedMeansSchema = v.object({
  /** Ours for this customer; it says nothing of the provider's token. */
  id: v.string(),
  /** The payment that it belongs to. */
  payment: MethodKeySchema,
  /** A masked number, or the name of the app; may be empty. */
  label: v.string(),
  /** `2028-05`; `null` without an end. */
  validUntil: v.nullable(v.string()),
});
export type SavedMeans = v.InferOutput<typeof SavedMeansSchema>;

export const SavedMeansIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

const SavedMeansListSchema = v.object({
  /** Whether the provider of the country saves means at all. */
  isOffered: v.boolean(),
  means: v.array(SavedMeansSchema),
  /** Whether the browser is new: before paying with one, the customer confirms by passkey, code or password. */
  needsConfirmation: v.boolean(),
});

/** P8, M4. What a customer with an account can pay with in one press. */
export const readSavedMeans = endpoint({
  method: 'GET',
  path: '/my-account/saved-means',
  summary: 'M4. The saved means of payment of the customer',
  body: SavedMeansListSchema,
  problems: ['log-in-required', 'payment-unavailable'],
});

/** Removes it at the provider. Repeating it changes nothing. */
export const removeSavedMeans = endpoint({
  method: 'POST',
  path: '/my-account/saved-means/remove',
  summary: 'M4. Removes a saved means of payment',
  payload: v.object({ id: SavedMeansIdSchema }),
  body: SavedMeansListSchema,
  problems: ['log-in-required', 'payment-unavailable'],
});
