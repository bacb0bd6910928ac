import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** A browser in which the customer is logged in. */
export const LogInSchema = v.object({
  id: v.string(),
  /** Browser and system, as it named them; empty when it did not. */
  device: v.string(),
  /** When the customer logged in, in UTC; `null` of log-ins that are older than this list. */
  loggedInAt: v.nullable(v.string()),
  /** YYYY-MM-DD. */
  lastUsedOn: v.string(),
  /** The browser that asks. */
  isThis: v.boolean(),
});
export type LogIn = v.InferOutput<typeof LogInSchema>;

/** P8. Where the customer is logged in, the last one first. */
export const readLogIns = endpoint({
  method: 'GET',
  path: '/my-account/log-ins',
  summary: 'P8. Where the customer is logged in',
  body: v.object({ logIns: v.array(LogInSchema) }),
  problems: ['log-in-required'],
});

/** P8. Ends one of them, or, without an id, all but this one. One that is not the customer's, or has ended, changes nothing. */
export const endLogIns = endpoint({
  method: 'POST',
  path: '/my-account/log-ins/end',
  summary: 'P8. Ends log-ins of other browsers',
  payload: v.object({ id: v.optional(v.pipe(v.string(), v.maxLength(20))) }),
  body: v.object({ logIns: v.array(LogInSchema) }),
  problems: ['log-in-required'],
});
